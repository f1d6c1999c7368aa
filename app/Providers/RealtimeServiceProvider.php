<?php

declare(strict_types=1);

namespace App\Providers;

use App\Services\Realtime\RealtimeApi;
use App\Services\Realtime\RealtimeBroadcaster;
use App\Services\Realtime\RealtimeConnection;
use App\Services\Realtime\RealtimeSettings;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Http\Client\Factory;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\ServiceProvider;

/** Puts our broadcaster in the place of Laravel's, whose SDK is not installed, and loads the channels' rules. */
final class RealtimeServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->bind(RealtimeApi::class, static fn (Application $app): RealtimeApi => new RealtimeApi($app->make(Factory::class), $app->make(RealtimeConnection::class)->settings()));
    }

    public function boot(): void
    {
        foreach (['reverb', 'pusher'] as $driver) {
            Broadcast::extend($driver, static function (Application $app, array $connection): RealtimeBroadcaster {
                $settings = RealtimeSettings::fromConfig($connection);

                return new RealtimeBroadcaster(new RealtimeApi($app->make(Factory::class), $settings), $settings);
            });
        }

        require base_path('routes/channels.php');
    }
}
