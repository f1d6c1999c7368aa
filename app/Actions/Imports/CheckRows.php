<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportStatus;
use App\Models\Import;
use App\Services\Imports\ImportProblems;
use App\Services\Imports\ImportRowBook;
use App\Services\Imports\JudgedRow;
use App\Services\Imports\ReadRow;
use App\Services\Imports\RowBatch;
use App\Services\Imports\RowBatches;
use App\Services\Imports\SeenRows;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** The dry run: says of every row what an import would do, and keeps the rows that people want to look at. */
final readonly class CheckRows
{
    public function __construct(private RowBatches $batches, private ImportRowBook $book) {}

    /** True when there is more to check. */
    public function handle(Import $import, float $until): bool
    {
        $batch = $this->batches->of($import);
        [$seen, $offset] = $this->readBefore($import, $batch);

        $id = $import->id;
        do {
            [$rows, $count, $end] = $batch->read($offset, $import->checked_rows);
            $import = DB::transaction(function () use ($id, $batch, $rows, $count, $end, $offset, $seen): Import {
                $current = Import::query()->lockForUpdate()->findOrFail($id);
                if ($current->status === ImportStatus::Checking && $current->read_offset === $offset) {
                    $this->keep($current, $batch->judge($current, $rows, $seen, toWrite: false), $count, $end);
                }

                return $current;
            });
            $isMine = $import->read_offset === $end;
            $offset = $end;
        } while ($isMine && $import->status === ImportStatus::Checking && microtime(true) < $until);

        return $import->status === ImportStatus::Checking;
    }

    /**
     * What the rows before hold is kept nowhere; a check that is carried on reads them once more.
     *
     * @return array{SeenRows, int}
     */
    private function readBefore(Import $import, RowBatch $batch): array
    {
        $seen = new SeenRows;
        $offset = (int) ($import->options['data_offset'] ?? 0);
        for ($done = 0; $offset < $import->read_offset && $done < $import->checked_rows; $done += $count) {
            [$rows, $count, $offset] = $batch->read($offset, $done);
            array_map($seen->add(...), array_filter($rows, static fn (ReadRow $row): bool => $row->errors === []));
        }

        return [$seen, $import->read_offset];
    }

    /** @param  list<JudgedRow>  $judged */
    private function keep(Import $import, array $judged, int $count, int $end): void
    {
        $problems = ImportProblems::of($import->problems);
        foreach ($judged as $row) {
            $problems->add($row);
        }
        $this->book->keepChecked($import, $judged);
        $import->problems = $problems->toArray();
        $import->checked_rows += $count;
        $import->read_offset = $end;
        $import->heartbeat_at = CarbonImmutable::now();
        $import->failures = 0;
        if ($count === 0 || $import->checked_rows >= $import->total_rows) {
            $import->status = ImportStatus::Checked;
        }
        $import->save();
    }
}
