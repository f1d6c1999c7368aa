<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportFile;
use App\Enums\ImportStatus;
use App\Models\Import;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Deletes old import files: of imports that never started, which are cancelled, and of imports that ended long ago. The
 * rows in the database still allow an undo.
 */
final readonly class PruneImports
{
    private const BATCH = 100;

    private const ABANDONED_DAYS = 7;

    private const ENDED_DAYS = 30;

    private const OPEN = [ImportStatus::Uploaded, ImportStatus::Mapped, ImportStatus::Checked];

    private const ENDED = [ImportStatus::Done, ImportStatus::Cancelled, ImportStatus::Failed, ImportStatus::Undone];

    public function __construct(private CancelImport $cancel) {}

    /** @return int the number of imports whose files were deleted */
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
            // A user may have continued it since the query.
            if (! in_array($current->status, $statuses, true) || $current->updated_at->isAfter($before)) {
                return false;
            }
            if ($current->status->isOpen()) {
                $this->cancel->handle($current);
            }
            // Files first: if the process dies here, the import is found again.
            (new ImportFile($current))->delete();
            Import::query()->whereKey($current->id)->update(['path' => null, 'rows_file' => null]);

            return true;
        });
    }
}
