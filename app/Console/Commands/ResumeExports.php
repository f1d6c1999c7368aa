<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\ExportStatus;
use App\Jobs\Reports\WriteExport;
use App\Models\Export;
use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Builder;

/** Resumes exports whose worker died or whose job was lost. */
final class ResumeExports extends Command
{
    protected $signature = 'exports:resume';

    protected $description = 'Resume stopped exports';

    /** Longer than a part takes. A second worker on the same part does no harm. */
    private const SILENT_MINUTES = 2;

    public function handle(): int
    {
        $silent = Export::query()->whereIn('status', [ExportStatus::Queued, ExportStatus::Running])
            ->where(static fn (Builder $any) => $any->where('heartbeat_at', '<', now()->subMinutes(self::SILENT_MINUTES))
                ->orWhere(static fn (Builder $never) => $never->whereNull('heartbeat_at')->where('created_at', '<', now()->subMinutes(self::SILENT_MINUTES))))
            ->limit(100)->pluck('id');
        $silent->each(static fn (int $id) => WriteExport::dispatch($id));
        $this->info("{$silent->count()} exports resumed.");

        return self::SUCCESS;
    }
}
