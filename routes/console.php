<?php

declare(strict_types=1);

use App\Infrastructure\Health\Readiness;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Schedule;

// In the scheduler's process, because starting PHP every ten seconds costs more than the check.
Schedule::call(static fn (): int => Artisan::call('outbox:sweep'))->name('outbox:sweep')->everyTenSeconds();
Schedule::call(static fn (): int => Artisan::call('intake:apply-delivery-reports'))->name('intake:apply-delivery-reports')->everyMinute();
Schedule::call(static fn (Readiness $readiness) => $readiness->beat())->name('scheduler:heartbeat')->everyMinute();
// UTC; before dawn in Melbourne.
Schedule::command('db:optimize')->dailyAt('16:40')->onOneServer();
Schedule::command('notifications:prune')->dailyAt('17:00')->onOneServer();
Schedule::command('messages:sweep')->everyFiveMinutes()->onOneServer();
Schedule::command('attachments:prune')->dailyAt('17:25')->onOneServer();
Schedule::command('outbox:prune')->dailyAt('17:10')->onOneServer();
Schedule::command('betstop:end-suppressions')->hourly()->withoutOverlapping(60)->onOneServer();
Schedule::command('bonuses:expire')->hourly()->onOneServer();
Schedule::command('audit:seal')->everyMinute()->withoutOverlapping(10)->onOneServer();
Schedule::command('audit:verify')->dailyAt('17:00')->withoutOverlapping()->onOneServer();
Schedule::command('ledger:verify')->dailyAt('16:50')->withoutOverlapping()->onOneServer();
Schedule::command('stats:check')->dailyAt('17:30')->onOneServer();
Schedule::command('matches:suggest')->dailyAt('17:40')->withoutOverlapping()->onOneServer();
Schedule::command('deposits:find-duplicates')->dailyAt('17:50')->withoutOverlapping()->onOneServer();
Schedule::command('intake:prune-keys')->hourly()->onOneServer();
Schedule::command('intake:sweep-screenshots')->dailyAt('17:20')->onOneServer();
Schedule::command('clients:resume-bulk')->everyMinute()->withoutOverlapping(10)->onOneServer();
Schedule::command('exports:resume')->everyMinute()->withoutOverlapping(10)->onOneServer();
Schedule::command('db-clients:resume')->everyMinute()->withoutOverlapping(10)->onOneServer();
Schedule::command('transactions:add-up')->everyFiveMinutes()->withoutOverlapping(30)->onOneServer();
Schedule::command('forms:prune')->dailyAt('17:15')->onOneServer();
Schedule::command('exports:prune')->hourly()->onOneServer();
Schedule::command('imports:prune')->dailyAt('17:35')->onOneServer();
Schedule::command('imports:resume')->everyMinute()->withoutOverlapping(10)->onOneServer();
Schedule::command('deposits:propose')->everyMinute()->withoutOverlapping(10)->onOneServer();
Schedule::command('deposits:sum-bank-days')->dailyAt('16:50')->withoutOverlapping()->onOneServer();
Schedule::command('intake:replay --unfinished')->everyMinute()->withoutOverlapping(10)->onOneServer();
Schedule::command('intake:prune-deliveries')->dailyAt('17:20')->onOneServer();
