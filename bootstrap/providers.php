<?php

declare(strict_types=1);

return [
    // First, so that it sees the exceptions that DatabaseServiceProvider reports itself.
    App\Providers\MonitoringServiceProvider::class,
    App\Providers\DatabaseServiceProvider::class,
    App\Providers\AppServiceProvider::class,
    App\Providers\AuthServiceProvider::class,
    App\Inertia\ServiceProvider::class,
    App\Providers\GateServiceProvider::class,
    App\Providers\HttpServiceProvider::class,
    App\Providers\RealtimeServiceProvider::class,
    App\Providers\IntakeServiceProvider::class,
];
