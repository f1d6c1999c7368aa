<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\ExportStatus;
use App\Infrastructure\Files\ExportFiles;
use App\Models\Export;
use Illuminate\Console\Command;
use Illuminate\Support\Str;

/** Deletes the files of exports that expired, failed or were cancelled. Their rows stay. */
final class PruneExports extends Command
{
    private const AT_ONCE = 500;

    protected $signature = 'exports:prune';

    protected $description = 'Delete the files of ended exports';

    public function handle(ExportFiles $files): int
    {
        // The rows first: a missing file is visible, but an unmarked row would point to it.
        $count = Export::query()->where('status', ExportStatus::Ready)->where('expires_at', '<=', now())->update(['status' => ExportStatus::Expired]);
        // Also the files that a killed process left behind its row, however long ago.
        foreach (array_chunk($files->exportIds(), self::AT_ONCE) as $ids) {
            $kept = Export::query()->whereKey($ids)->whereIn('status', [ExportStatus::Queued, ExportStatus::Running, ExportStatus::Ready])->pluck('id')->all();
            array_map($files->delete(...), array_diff($ids, $kept));
        }
        $this->info("{$count} ".Str::plural('export', $count).' expired.');

        return self::SUCCESS;
    }
}
