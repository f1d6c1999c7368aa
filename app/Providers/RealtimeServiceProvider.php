<?php

declare(strict_types=1);

namespace App\Providers;

use App\Infrastructure\Realtime\RealtimeApi;
use App\Infrastructure\Realtime\RealtimeBroadcaster;
use App\Infrastructure\Realtime\RealtimeConnection;
use App\Infrastructure\Realtime\RealtimeSettings;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Http\Client\Factory;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\ServiceProvider;

/** Replaces Laravel's broadcaster, whose SDK is not installed, and loads the channel rules. */
final class RealtimeServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->bind(
            RealtimeApi::class,
            static fn (Application $app): RealtimeApi => new RealtimeApi(
                $app->make(Factory::class),
                $app->make(RealtimeConnection::class)->settings(),
            ),
        );
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
