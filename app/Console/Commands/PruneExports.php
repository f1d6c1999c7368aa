<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\ExportStatus;
use App\Models\Export;
use App\Services\Exports\ExportFiles;
use Illuminate\Console\Command;
use Illuminate\Support\Collection;

/** Removes the files of exports that are kept no longer; that they were made stays known. */
final class PruneExports extends Command
{
    protected $signature = 'exports:prune';

    protected $description = 'Remove the files of expired exports';

    public function handle(ExportFiles $files): int
    {
        $count = 0;
        Export::query()->where('status', ExportStatus::Ready)->where('expires_at', '<=', now())->chunkById(100, static function (Collection $exports) use ($files, &$count): void {
            foreach ($exports as $export) {
                // First the mark: a file without its row would never be found again, a row without its file says so.
                $export->update(['status' => ExportStatus::Expired]);
                $files->delete($export);
                $count++;
            }
        });
        // What a killed worker left of exports that nobody will fetch.
        Export::query()->whereIn('status', [ExportStatus::Cancelled, ExportStatus::Failed])->whereBetween('finished_at', [now()->subDays(2), now()->subHour()])
            ->chunkById(100, static fn (Collection $ended) => $ended->each(static fn (Export $export) => $files->delete($export)));
        $this->info("{$count} exports expired.");

        return self::SUCCESS;
    }
}
