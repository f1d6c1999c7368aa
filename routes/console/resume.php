<?php

declare(strict_types=1);

use App\Enums\BlastStatus;
use App\Enums\BulkChangeStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExportStatus;
use App\Enums\ImportStatus;
use App\Enums\LegacyTransferStatus;
use App\Jobs\Clients\RunBulkChange;
use App\Jobs\Imports\WorkOnImport;
use App\Jobs\Messages\RunBlast;
use App\Jobs\Reports\WriteExport;
use App\Jobs\Rsg\RunExclusion;
use App\Jobs\Rsg\WorkOnBarredImport;
use App\Jobs\Users\RunLegacyTransfer;
use App\Jobs\Users\RunTakeover;
use App\Models\BarredImport;
use App\Models\Blast;
use App\Models\BulkChange;
use App\Models\ExclusionCase;
use App\Models\Export;
use App\Models\Import;
use App\Models\LegacyTransfer;
use App\Models\UserTakeover;
use Illuminate\Support\Facades\Artisan;

// Long jobs whose process died continue within minutes.

Artisan::command('clients:resume-bulk', function (): void {
    $silent = BulkChange::query()->whereIn('status', [BulkChangeStatus::Queued, BulkChangeStatus::Running, BulkChangeStatus::Undoing])
        ->where('updated_at', '<', now()->subMinutes(2))->limit(100)->pluck('id');
    $silent->each(static fn (int $id) => RunBulkChange::dispatch($id));
    $this->info("{$silent->count()} changes resumed.");
})->purpose('Resume stopped changes of many clients');

Artisan::command('users:resume-takeovers', function (): void {
    $silent = UserTakeover::query()->whereNull('finished_at')->where('updated_at', '<', now()->subMinutes(2))->limit(100)->pluck('id');
    $silent->each(static fn (int $id) => RunTakeover::dispatch($id));
    $this->info("{$silent->count()} takeovers resumed.");
})->purpose('Resume stopped moves of the work of deactivated users');

Artisan::command('transfers:resume {--lease=120 : Seconds without progress}', function (): void {
    $silent = LegacyTransfer::query()->whereIn('status', LegacyTransferStatus::unfinished())
        ->where('updated_at', '<=', now()->subSeconds((int) $this->option('lease')))->limit(100)->pluck('id');
    $silent->each(static fn (int $id) => RunLegacyTransfer::dispatch($id));
    $this->info("{$silent->count()} transfers resumed.");
})->purpose('Resume stopped legacy transfers');

Artisan::command('exclusions:resume {--lease=30 : Seconds without progress}', function (): void {
    $silent = ExclusionCase::query()->whereNull('enforced_at')->where('status', '!=', ExclusionCaseStatus::Lifted)
        ->where('updated_at', '<=', now()->subSeconds((int) $this->option('lease')))->orderBy('id')->limit(500)->pluck('id');
    $silent->each(static fn (int $id) => RunExclusion::dispatch($id));
    $this->info("{$silent->count()} exclusions resumed.");
})->purpose('Resume the freezing of excluded people whose job was lost');

Artisan::command('exports:resume', function (): void {
    $before = now()->subMinutes(2);
    $silent = Export::query()->whereIn('status', [ExportStatus::Queued, ExportStatus::Running])
        ->where(static fn ($any) => $any->where('heartbeat_at', '<', $before)
            ->orWhere(static fn ($never) => $never->whereNull('heartbeat_at')->where('created_at', '<', $before)))
        ->limit(100)->pluck('id');
    $silent->each(static fn (int $id) => WriteExport::dispatch($id));
    $this->info("{$silent->count()} exports resumed.");
})->purpose('Resume stopped exports');

Artisan::command('imports:resume {--lease=60 : Seconds without a heartbeat}', function (): void {
    $stalled = Import::query()
        ->whereIn('status', [ImportStatus::Checking, ImportStatus::Running, ImportStatus::Undoing])
        ->where('heartbeat_at', '<=', now()->subSeconds((int) $this->option('lease')))
        ->pluck('id');
    foreach ($stalled as $id) {
        // So that the next run doesn't queue it again.
        Import::query()->whereKey($id)->update(['heartbeat_at' => now()]);
        WorkOnImport::dispatch((int) $id);
    }
    $this->info("{$stalled->count()} imports resumed.");
})->purpose('Resume imports whose process died');

Artisan::command('barred:resume-imports {--lease=60 : Seconds without a heartbeat}', function (): void {
    $stalled = BarredImport::query()->whereIn('status', [ImportStatus::Running, ImportStatus::Undoing])
        ->where('heartbeat_at', '<=', now()->subSeconds((int) $this->option('lease')))->pluck('id');
    foreach ($stalled as $id) {
        BarredImport::query()->whereKey($id)->update(['heartbeat_at' => now()]);
        WorkOnBarredImport::dispatch((int) $id);
    }
    $this->info("{$stalled->count()} imports resumed.");
})->purpose('Resume imports of barred lists whose process died');

Artisan::command('blasts:resume', function (): void {
    $due = Blast::query()->whereIn('status', BlastStatus::moving())->where('updated_at', '<', now()->subSeconds(50))
        ->where(static fn ($any) => $any->whereNull('send_at')->orWhere('send_at', '<=', now())->orWhere('status', BlastStatus::Draft))->limit(100)->pluck('id');
    $due->each(static fn (int $id) => RunBlast::dispatch($id));
    $this->info("{$due->count()} blasts started or resumed.");
})->purpose('Start the blasts whose time has come, and resume stopped ones');
