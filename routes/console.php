<?php

declare(strict_types=1);

use App\Actions\Attachments\PruneAttachments;
use App\Actions\Auth\StopImpersonation;
use App\Actions\DbClients\CheckCallLists;
use App\Actions\Imports\PruneImports;
use App\Actions\Intake\ApplyWaitingDeliveryReports;
use App\Actions\Rsg\ExpireBarredEntries;
use App\Actions\Services\RemindOfRotations;
use App\Actions\Services\RotateServicesKey;
use App\Actions\Users\AdvanceCertifications;
use App\Actions\Users\AssignCertifications;
use App\Actions\Users\LapseTraining;
use App\Actions\Users\SendCertificationReminders;
use App\Console\Commands\ProposeDepositMatches;
use App\Console\Commands\ReplayIntake;
use App\Console\Generators\TypeScriptLists;
use App\Domain\Automations\SeenMarketNames;
use App\Domain\Deposits\Reconciliation\BankDays;
use App\Domain\Ledger\TransactionDays;
use App\Domain\Notifications\NotificationPruner;
use App\Domain\Stats\DailySums;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditSealRepository;
use App\Infrastructure\Database\SentFormRegistry;
use App\Infrastructure\Files\AttachmentStorage;
use App\Infrastructure\Files\ScreenshotStorage;
use App\Infrastructure\Generators\GeneratedFile;
use App\Infrastructure\Generators\ModelProperties;
use App\Infrastructure\Generators\PermissionsDocument;
use App\Infrastructure\Generators\RouteHelpers;
use App\Infrastructure\Generators\SchemaDocument;
use App\Infrastructure\Generators\SchemaReader;
use App\Infrastructure\Generators\TableSchema;
use App\Infrastructure\Generators\TypeScriptTypes;
use App\Infrastructure\Health\Readiness;
use App\Infrastructure\Monitoring\EntryRepository;
use App\Infrastructure\Monitoring\Recorder;
use App\Infrastructure\OpenApi\ApiDocument;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutboxRepository;
use App\Infrastructure\RateLimits\InPlaceFilesystem;
use App\Jobs\RelayOutbox;
use App\Models\AutoCommunication;
use App\Models\Impersonation;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Console\Command;
use Illuminate\Contracts\Filesystem\Filesystem;
use Illuminate\Contracts\Queue\Factory;
use Illuminate\Database\Query\Builder;
use Illuminate\Routing\Router;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schedule;

// In the scheduler's process, because starting PHP costs more than these checks. Jobs do the long work.
Schedule::call(static fn (): int => Artisan::call('outbox:sweep'))->name('outbox:sweep')->everyTenSeconds();
foreach (['intake:apply-delivery-reports', 'impersonations:end', 'blasts:resume', 'clients:resume-bulk', 'users:resume-takeovers', 'transfers:resume', 'exclusions:resume', 'exports:resume', 'db-clients:resume', 'imports:resume', 'barred:resume-imports'] as $check) {
    Schedule::call(static fn (): int => Artisan::call($check))->name($check)->everyMinute();
}
Schedule::call(static fn (Readiness $readiness) => $readiness->beat())->name('scheduler:heartbeat')->everyMinute();
Schedule::call(static fn (Recorder $recorder) => $recorder->snapshot())->name('pulse:check')->everyMinute()->when(static fn (): bool => config()->boolean('pulse.enabled'));
// On every host, because each may have a file of its own.
Schedule::command('telescope:prune')->hourlyAt(25);
// UTC; before dawn in Melbourne.
// Daily tasks do not use withoutOverlapping(): its check takes the lock for a moment. A second scheduler that checked at that moment made
// the first one skip the task, so that neither ran it.
Schedule::command('db:optimize')->dailyAt('16:40')->onOneServer();
Schedule::command('notifications:prune')->dailyAt('17:00')->onOneServer();
Schedule::command('messages:sweep')->everyFiveMinutes()->onOneServer();
Schedule::command('auto-messages:find-quiet')->hourly()->withoutOverlapping(60)->onOneServer();
Schedule::command('attachments:prune')->dailyAt('17:25')->onOneServer();
Schedule::command('users:sweep-photos')->dailyAt('17:25')->onOneServer();
Schedule::command('outbox:prune')->dailyAt('17:10')->onOneServer();
// 2:30 in Melbourne in summer. An interrupted or paused check is continued until the morning.
Schedule::command('betstop:check-clients')->dailyAt('15:30')->onOneServer();
Schedule::command('betstop:check-clients --resume')->everyFiveMinutes()->withoutOverlapping(60)->onOneServer();
Schedule::command('betstop:end-suppressions')->hourly()->withoutOverlapping(60)->onOneServer();
Schedule::command('db-clients:check-lists')->hourly()->withoutOverlapping(60)->onOneServer();
Schedule::command('barred:expire')->hourly()->onOneServer();
Schedule::command('certifications:advance')->hourly()->withoutOverlapping(60)->onOneServer();
Schedule::command('bonuses:expire')->hourly()->onOneServer();
// 9:30 in Melbourne in summer.
Schedule::command('services:remind')->dailyAt('22:30')->onOneServer();
Schedule::command('audit:seal')->everyMinute()->withoutOverlapping(10)->onOneServer();
Schedule::command('audit:verify')->dailyAt('17:00')->onOneServer();
Schedule::command('ledger:verify')->dailyAt('16:50')->onOneServer();
Schedule::command('stats:check')->dailyAt('17:30')->onOneServer();
// The figures of affiliates: the last two months every hour, and after the nightly check of the clients' figures the past year.
Schedule::command('affiliates:add-up')->hourly()->withoutOverlapping(60)->onOneServer();
Schedule::command('affiliates:add-up --months=13')->dailyAt('18:10')->onOneServer();
Schedule::command('matches:suggest')->dailyAt('17:40')->onOneServer();
Schedule::command('deposits:find-duplicates')->dailyAt('17:50')->onOneServer();
Schedule::command('intake:prune-keys')->hourly()->onOneServer();
Schedule::command('intake:sweep-screenshots')->dailyAt('17:20')->onOneServer();
Schedule::command('transactions:add-up')->everyFiveMinutes()->withoutOverlapping(30)->onOneServer();
Schedule::command('reports:add-up')->everyFiveMinutes()->withoutOverlapping(60)->onOneServer();
// Repairs days that were changed directly in the database. A bet that is reported late changes `reactivated` of the QUIET_DAYS after it.
Schedule::command('reports:add-up --days='.(DailySums::QUIET_DAYS + 5))->dailyAt('17:45')->onOneServer();
Schedule::command('forms:prune')->dailyAt('17:15')->onOneServer();
Schedule::command('exports:prune')->hourly()->onOneServer();
Schedule::command('sessions:prune')->hourly()->onOneServer();
Schedule::command('cache:prune')->hourly()->onOneServer();
// Their payloads and exceptions contain personal data.
Schedule::command('queue:prune-failed --hours=720')->dailyAt('17:15')->onOneServer();
Schedule::command('imports:prune')->dailyAt('17:35')->onOneServer();
Schedule::command('deposits:sum-bank-days')->dailyAt('16:50')->onOneServer();
Schedule::command('automations:map-names')->everyFiveMinutes()->withoutOverlapping(30)->onOneServer();
Schedule::command('automations:prune-names')->dailyAt('17:05')->onOneServer();
Schedule::command('intake:prune-deliveries')->dailyAt('17:20')->onOneServer();
// Started only when something is due. They come last, because a question that fails ends the scheduler's minute.
Schedule::command('auto-messages:send')->everyMinute()->when(static fn (): bool => AutoCommunication::due()->exists())->withoutOverlapping(10)->onOneServer();
Schedule::command('deposits:propose')->everyMinute()->when(static fn (): bool => ProposeDepositMatches::waiting()->exists())->withoutOverlapping(10)->onOneServer();
Schedule::command('intake:replay --unfinished')->everyMinute()->when(static fn (): bool => ReplayIntake::unfinished()->exists())->withoutOverlapping(10)->onOneServer();

// Commands of a few lines. The others are classes in app/Console/Commands.

/** Deletes rows in batches, so that no statement blocks other writers for long. */
$deleteInBatches = static function (Builder $old, string $key = 'id'): int {
    $deleted = 0;
    do {
        $ids = (clone $old)->limit(1_000)->pluck($key);
        $deleted += (clone $old)->whereIn($key, $ids)->delete();
    } while ($ids->isNotEmpty());

    return $deleted;
};

Artisan::command('intake:prune-keys', function () use ($deleteInBatches): void {
    $this->info("{$deleteInBatches(DB::table('idempotency_keys')->where('expires_at', '<=', now()))} keys deleted.");
})->purpose('Delete expired idempotency keys');

Artisan::command('outbox:prune', function () use ($deleteInBatches): void {
    // Delivered rows contain personal data.
    $before = now()->subHours(config()->integer('paddock.outbox.keep_delivered_hours'));
    $this->info("{$deleteInBatches(DB::table('outbox')->where('delivered_at', '<', $before))} rows deleted.");
})->purpose('Delete old delivered rows of the outbox');

Artisan::command('telescope:prune', function (EntryRepository $entries): void {
    $this->info("{$entries->prune(now()->subHours(config()->integer('telescope.keep_hours')))} entries deleted.");
})->purpose('Delete old entries of /telescope and /pulse');

Artisan::command('forms:prune', function () use ($deleteInBatches): void {
    $before = now()->subDays(SentFormRegistry::KEPT_DAYS);
    $this->info("{$deleteInBatches(DB::table('sent_forms')->where('created_at', '<', $before)->orderBy('created_at'))} forms deleted.");
})->purpose('Delete old references of sent forms');

Artisan::command('impersonations:end', function (StopImpersonation $stop): void {
    $overdue = Impersonation::query()->with('target')->whereNull('ended_at')->where('started_at', '<=', now()->subMinutes(config()->integer('paddock.impersonation.minutes')))->get();
    // A failing one is reported and doesn't stop the others.
    $overdue->each(static fn (Impersonation $impersonation) => rescue(static fn () => $stop->handle($impersonation)));
    $this->info("{$overdue->count()} overdue impersonations.");
})->purpose('End impersonations whose time is over, also those whose browser sends nothing more');

Artisan::command('sessions:prune', function (): void {
    $this->info(app('session')->getHandler()->gc(config()->integer('session.lifetime') * 60).' sessions deleted.');
})->purpose('Delete expired sessions');

Artisan::command('cache:prune', function () use ($deleteInBatches): void {
    // The database cache keeps them, one for each address and account that someone tried to sign in with.
    $this->info("{$deleteInBatches(DB::table('cache')->where('expiration', '<', now()->getTimestamp()), 'key')} keys deleted.");
    // The request limits keep two files for each address that opened the sign-in page.
    (new InPlaceFilesystem)->deleteExpired(config()->string('cache.stores.file.path'));
})->purpose('Delete expired keys of the database cache and of the request limits');

Artisan::command('attachments:prune', function (PruneAttachments $prune, AttachmentStorage $storage): void {
    $this->info("{$prune->handle()} removed, {$storage->sweep()} files without an attachment deleted.");
})->purpose('Delete the files of attachments that were deleted a month ago, and files without an attachment');

Artisan::command('users:sweep-photos', function (Filesystem $disk): void {
    $orphans = array_diff($disk->files('photos'), User::withTrashed()->whereNotNull('photo_path')->pluck('photo_path')->all());
    $old = array_filter($orphans, static fn (string $path): bool => $disk->lastModified($path) <= now()->subDay()->getTimestamp());
    $disk->delete(array_values($old));
    $this->info(count($old).' photos deleted.');
})->purpose('Delete photos without a colleague, left by interrupted changes');

Artisan::command('imports:prune', function (PruneImports $prune): void {
    $this->info("{$prune->handle()} imports pruned.");
})->purpose('Delete the files of abandoned imports, and of imports that ended a month ago');

Artisan::command('barred:expire', function (ExpireBarredEntries $expire): void {
    $this->info("{$expire->handle()} entries expired.");
})->purpose('End the barred entries whose last day has passed');

Artisan::command('db-clients:check-lists', function (CheckCallLists $check): void {
    $this->info("{$check->handle()} DB clients suppressed or waiting for a decision.");
})->purpose('Check again whether DB clients on open call lists are excluded');

Artisan::command('certifications:advance', function (AdvanceCertifications $advance, AssignCertifications $assign, SendCertificationReminders $remind, LapseTraining $lapse): void {
    $this->info("{$advance->handle()} certifications changed, {$assign->handle()} assigned, {$remind->handle()} reminders sent, {$lapse->handle()} trainings lapsed.");
})->purpose('Move certifications and training on, assign missing certifications and remind of their end');

Artisan::command('notifications:prune', function (NotificationPruner $pruner): void {
    $settled = array_sum(array_map($pruner->settle(...), NotificationType::cases()));
    $deleted = $pruner->delete(CarbonImmutable::now()->subDays(config()->integer('paddock.notifications.keep_read_days')));
    $this->info("{$settled} rows settled, {$deleted} rows deleted.");
})->purpose('Mark notifications of settled work as read, and delete old read ones');

Artisan::command('intake:sweep-screenshots', function (ScreenshotStorage $storage): void {
    $this->info("{$storage->sweep()} screenshots deleted.");
})->purpose('Delete screenshots without a review');

Artisan::command('intake:apply-delivery-reports', function (ApplyWaitingDeliveryReports $apply): void {
    $this->info("{$apply->handle()} delivery reports applied.");
})->purpose('Apply SMS delivery reports that arrived before their message');

Artisan::command('outbox:sweep', function (OutboxRepository $rows, Outbox $outbox, Factory $queues): void {
    // Rows are due without a queued job when a worker died or publishing failed.
    if ($rows->anyDue() && $queues->connection()->pendingSize(RelayOutbox::QUEUE) === 0) {
        $outbox->wake();
        $this->info('Outbox relay started.');
    }
})->purpose('Relay overdue rows of the outbox');

Artisan::command('audit:seal {--most=50 : The most seals of a thousand rows to make}', function (AuditSealRepository $seals): void {
    $this->info($seals->seal((int) $this->option('most')).' rows sealed.');
})->purpose('Seal new rows of the activity log');

Artisan::command('transactions:add-up {--all : Recalculate every day}', function (TransactionDays $days): void {
    $this->components->info(number_format($days->catchUp((bool) $this->option('all'))).' days added up.');
})->purpose('Add up the days whose transactions have changed, for the totals above the list');

Artisan::command('deposits:sum-bank-days {--afresh : Count everything again, after the time zone of the business was changed}', function (BankDays $days): void {
    if ($this->option('afresh')) {
        $days->forget();
    }
    $this->info("{$days->sum()} ledger transactions counted.");
})->purpose('Sum the ledger’s bank account by day, for the reconciliation');

Artisan::command('automations:map-names', function (SeenMarketNames $names): void {
    $this->info("{$names->count()} bets counted, {$names->mapAgain()} names mapped again.");
})->purpose('Count the market names of new bets, and map names again after a change of the patterns');

Artisan::command('automations:prune-names', function () use ($deleteInBatches): void {
    $this->info("{$deleteInBatches(SeenMarketNames::old())} names deleted.");
})->purpose('Delete market names that had no bet for two months');

Artisan::command('types:generate {--check : Only check whether the files are current}', function (TypeScriptTypes $types, TypeScriptLists $lists): int {
    $files = [...$types->render(), ...$lists->render()];

    return max(0, ...array_map(
        fn (string $path, string $content): int => (new GeneratedFile(resource_path("js/types/generated/{$path}"), $content))->settle($this, (bool) $this->option('check')),
        array_keys($files),
        $files,
    ));
})->purpose('Generate TypeScript types from the Data classes, the enums and the lists');

Artisan::command('routes:generate {--check : Only check whether the files are current}', function (Router $router): int {
    $files = (new RouteHelpers($router->getRoutes()))->render();

    return max(array_map(
        fn (string $path, string $content): int => (new GeneratedFile(resource_path("js/routes/generated/{$path}"), $content))->settle($this, (bool) $this->option('check')),
        array_keys($files),
        $files,
    ));
})->purpose('Generate TypeScript URL helpers from the named routes');

Artisan::command('permissions:generate {--check : Only check whether the file is current}', function (Router $router): int {
    $document = new PermissionsDocument($router->getRoutes());

    return (new GeneratedFile(base_path('docs/permissions.md'), $document->render()))->settle($this, (bool) $this->option('check'));
})->purpose('Generate docs/permissions.md from the roles and the route list');

Artisan::command('openapi:generate {--check : Only check whether the file is current}', function (ApiDocument $document): int {
    return (new GeneratedFile(base_path(ApiDocument::PATH), $document->render()))->settle($this, (bool) $this->option('check'));
})->purpose('Generate the OpenAPI document from the attributes in the code');

Artisan::command('schema:document {--check : Only check whether the files are current}', function (SchemaReader $reader): int {
    $tables = $reader->read(database_path('migrations'));
    $gaps = array_merge(...array_map(static fn (TableSchema $table): array => $table->gaps(), $tables));
    array_map($this->error(...), $gaps);

    if ($gaps !== []) {
        return Command::FAILURE;
    }

    return max(
        (new GeneratedFile(base_path('docs/schema.md'), (new SchemaDocument($tables))->render()))->settle($this, (bool) $this->option('check')),
        (new GeneratedFile(base_path('stubs/models.php'), (new ModelProperties($tables))->render()))->settle($this, (bool) $this->option('check')),
    );
})->purpose('Write docs/schema.md and stubs/models.php from the migrations and the models');

Artisan::command('services:rotate-key', function (RotateServicesKey $rotate): void {
    $total = 0;
    while (($count = $rotate->handle(50)) > 0) {
        $total += $count;
    }
    $this->info("{$total} secrets encrypted with the present key. Earlier keys are no longer needed.");
})->purpose('Encrypt the secrets of services with the present SERVICES_KEY');

Artisan::command('services:remind', function (RemindOfRotations $remind): void {
    $this->info("{$remind->handle()} owners reminded.");
})->purpose('Remind owners of credentials that are due for rotation');

require __DIR__.'/console/messages.php';
require __DIR__.'/console/resume.php';
