<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\BulkChangeStatus;
use App\Jobs\Clients\RunBulkChange;
use App\Models\BulkChange;
use Illuminate\Console\Command;

/** Goes on with changes of many clients whose worker died, or whose job was lost. */
final class ResumeBulkChanges extends Command
{
    protected $signature = 'clients:resume-bulk';

    protected $description = 'Go on with changes of many clients that nobody is working on';

    private const SILENT_MINUTES = 2;

    public function handle(): int
    {
        $silent = BulkChange::query()->whereIn('status', [BulkChangeStatus::Queued, BulkChangeStatus::Running, BulkChangeStatus::Undoing])
            ->where('updated_at', '<', now()->subMinutes(self::SILENT_MINUTES))->limit(100)->pluck('id');
        $silent->each(static fn (int $id) => RunBulkChange::dispatch($id));
        $this->info("{$silent->count()} changes go on.");

        return self::SUCCESS;
    }
}
