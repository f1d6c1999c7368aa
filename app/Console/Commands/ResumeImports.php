<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\ImportStatus;
use App\Jobs\Imports\WorkOnImport;
use App\Models\Import;
use Carbon\CarbonImmutable;
use Illuminate\Console\Command;

/** Lines up imports again that nobody has worked on for a while: their process died, or their job was lost. */
final class ResumeImports extends Command
{
    protected $signature = 'imports:resume {--lease=60 : Seconds without a sign of life}';

    protected $description = 'Carry on with imports whose process died';

    public function handle(): int
    {
        $before = CarbonImmutable::now()->subSeconds((int) $this->option('lease'));
        $stalled = Import::query()
            ->whereIn('status', [ImportStatus::Checking, ImportStatus::Running, ImportStatus::Undoing])
            ->where('heartbeat_at', '<=', $before)
            ->pluck('id');
        foreach ($stalled as $id) {
            // The next look takes it for alive while it waits in the queue.
            Import::query()->whereKey($id)->update(['heartbeat_at' => CarbonImmutable::now()]);
            WorkOnImport::dispatch((int) $id);
        }
        $this->info("{$stalled->count()} imports lined up.");

        return self::SUCCESS;
    }
}
