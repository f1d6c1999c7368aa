<?php

declare(strict_types=1);

use App\Services\Health\Readiness;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Schedule;

// In the scheduler's own process: starting another PHP every ten seconds would cost more than the look into the outbox.
Schedule::call(static fn (): int => Artisan::call('outbox:sweep'))->name('outbox:sweep')->everyTenSeconds();
Schedule::call(static fn (): int => Artisan::call('intake:apply-delivery-reports'))->name('intake:apply-delivery-reports')->everyMinute();
Schedule::call(static fn (Readiness $readiness) => $readiness->beat())->name('scheduler:heartbeat')->everyMinute();
// UTC; before dawn in Melbourne.
Schedule::command('db:optimize')->dailyAt('16:40')->onOneServer();
Schedule::command('notifications:prune')->dailyAt('17:00')->onOneServer();
Schedule::command('outbox:prune')->dailyAt('17:10')->onOneServer();
Schedule::command('intake:prune-keys')->hourly()->onOneServer();
Schedule::command('intake:sweep-screenshots')->dailyAt('17:20')->onOneServer();
Schedule::command('intake:replay --unfinished')->everyMinute()->withoutOverlapping(10)->onOneServer();
Schedule::command('intake:prune-deliveries')->dailyAt('17:20')->onOneServer();
