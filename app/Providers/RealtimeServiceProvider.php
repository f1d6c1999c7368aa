<?php

declare(strict_types=1);

namespace App\Providers;

use App\Services\Realtime\RealtimeApi;
use App\Services\Realtime\RealtimeBroadcaster;
use App\Services\Realtime\RealtimeSettings;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Http\Client\Factory;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\ServiceProvider;

/** Puts our broadcaster in the place of Laravel's, whose SDK is not installed, and loads the channels' rules. */
final class RealtimeServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->bind(RealtimeApi::class, static function (Application $app): RealtimeApi {
            /** @var array<string, mixed> $connection */
            $connection = $app->make(Repository::class)->array('broadcasting.connections.reverb');

            return new RealtimeApi($app->make(Factory::class), RealtimeSettings::fromConfig($connection));
        });
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
