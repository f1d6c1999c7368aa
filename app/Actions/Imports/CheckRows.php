<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportRowRepository;
use App\Domain\Imports\RowBatch;
use App\Enums\ImportStatus;
use App\Models\Import;
use Illuminate\Support\Facades\DB;

/** The dry run: checks what the import would do with each row, and stores the rows to review. */
final readonly class CheckRows
{
    public function __construct(private RowBatch $batch, private ImportRowRepository $rows) {}

    /** @return bool whether rows are left */
    public function handle(Import $import, float $until): bool
    {
        $this->batch->open($import);
        $seen = $this->batch->seenBefore($import, $import->checked_rows);
        $offset = $import->read_offset;
        $id = $import->id;
        do {
            [$rows, $count, $end] = $this->batch->read($offset, $import->checked_rows);
            $import = DB::transaction(function () use ($id, $rows, $count, $end, $offset, $seen): Import {
                $current = Import::query()->lockForUpdate()->findOrFail($id);
                if ($current->status === ImportStatus::Checking && $current->read_offset === $offset) {
                    $this->rows->keep($current, $this->batch->classify($current, $rows, $seen, answers: null), $end);
                    $current->checked_rows += $count;
                    if ($count === 0 || $current->checked_rows >= $current->total_rows) {
                        $current->status = ImportStatus::Checked;
                    }
                    $current->save();
                }

                return $current;
            });
            $this->batch->remember($import, $rows, $seen, $count, $end);
            $isMine = $import->read_offset === $end;
            $offset = $end;
        } while ($isMine && $import->status === ImportStatus::Checking && microtime(true) < $until);

        return $import->status === ImportStatus::Checking;
    }
}
