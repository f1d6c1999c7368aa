<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\ExportStatus;
use App\Infrastructure\Files\ExportFiles;
use App\Models\Export;
use Illuminate\Console\Command;
use Illuminate\Support\Collection;
use Illuminate\Support\Str;

/** Deletes the files of expired exports. Their rows stay. */
final class PruneExports extends Command
{
    protected $signature = 'exports:prune';

    protected $description = 'Delete the files of expired exports';

    public function handle(ExportFiles $files): int
    {
        $count = 0;
        Export::query()->where('status', ExportStatus::Ready)->where('expires_at', '<=', now())->chunkById(100, static function (Collection $exports) use ($files, &$count): void {
            foreach ($exports as $export) {
                // The row first: a missing file is visible, but an unmarked row would point to it.
                $export->update(['status' => ExportStatus::Expired]);
                $files->delete($export);
                $count++;
            }
        });
        // Files of exports whose worker was killed.
        Export::query()->whereIn('status', [ExportStatus::Cancelled, ExportStatus::Failed])->whereBetween('finished_at', [now()->subDays(2), now()->subHour()])
            ->chunkById(100, static fn (Collection $ended) => $ended->each(static fn (Export $export) => $files->delete($export)));
        $this->info("{$count} ".Str::plural('export', $count).' expired.');

        return self::SUCCESS;
    }
}
