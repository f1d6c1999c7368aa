<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportStatus;
use App\Models\Import;
use App\Services\Imports\ImportFile;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Removes files of people that nobody needs any longer: of imports that were never begun, which are cancelled, and of those
 * that ended long ago. What an import did, and the way back, stand in its rows.
 */
final readonly class PruneImports
{
    private const BATCH = 100;

    private const ABANDONED_DAYS = 7;

    private const ENDED_DAYS = 30;

    private const OPEN = [ImportStatus::Uploaded, ImportStatus::Mapped, ImportStatus::Checked];

    private const ENDED = [ImportStatus::Done, ImportStatus::Cancelled, ImportStatus::Failed, ImportStatus::Undone];

    public function __construct(private CancelImport $cancel) {}

    /** @return int how many imports' files went */
    public function handle(): int
    {
        return $this->prune(self::OPEN, self::ABANDONED_DAYS) + $this->prune(self::ENDED, self::ENDED_DAYS);
    }

    /** @param  list<ImportStatus>  $statuses */
    private function prune(array $statuses, int $days): int
    {
        $before = CarbonImmutable::now()->subDays($days);
        $count = 0;
        Import::query()->whereIn('status', $statuses)->whereNotNull('path')->where('updated_at', '<=', $before)
            ->chunkById(self::BATCH, function (Collection $imports) use ($statuses, $before, &$count): void {
                foreach ($imports as $import) {
                    $count += $this->end($import, $statuses, $before) ? 1 : 0;
                }
            });

        return $count;
    }

    /** @param  list<ImportStatus>  $statuses */
    private function end(Import $import, array $statuses, CarbonImmutable $before): bool
    {
        return DB::transaction(function () use ($import, $statuses, $before): bool {
            $current = Import::query()->lockForUpdate()->findOrFail($import->id);
            // Somebody may have gone on with it since it was found.
            if (! in_array($current->status, $statuses, true) || $current->updated_at->isAfter($before)) {
                return false;
            }
            if ($current->status->isOpen()) {
                $this->cancel->handle($current);
            }
            // The files first: what is left of a process that dies here is found again.
            (new ImportFile($current))->delete();
            Import::query()->whereKey($current->id)->update(['path' => null, 'rows_file' => null]);

            return true;
        });
    }
}
