<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportSchema;
use App\Domain\Imports\ParsedRow;
use App\Domain\Imports\RegisterAnswers;
use App\Domain\Imports\RowBatch;
use App\Domain\Imports\RowWriter;
use App\Domain\Imports\SeenRows;
use App\Enums\ImportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Import;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Imports the rows in steps of one transaction each: records, search terms, audit events, row results and the file position. */
final readonly class ApplyRows
{
    private const ATTEMPTS = 3;

    public function __construct(private RowBatch $batch, private RowWriter $writer, private CheckNewClients $newClients, private AuditTrail $audit) {}

    /** @return bool whether rows are left */
    public function handle(Import $import, float $until): bool
    {
        $this->batch->open($import);
        $seen = $this->batch->seenBefore($import, $import->processed_rows);
        $id = $import->id;
        [$offset, $done] = [$import->read_offset, $import->processed_rows];
        do {
            [$rows, $count, $end] = $this->batch->read($offset, $done);
            $import = $this->newClients->handle(fn (RegisterAnswers $answers): Import => DB::transaction(function () use ($id, $rows, $count, $end, $offset, $seen, $answers): Import {
                $current = Import::query()->lockForUpdate()->findOrFail($id);
                // Another worker may have imported these rows, or a user may have stopped the import.
                if ($current->status === ImportStatus::Running && $current->read_offset === $offset) {
                    $this->step($current, $rows, $count, $end, $seen, $answers);
                }

                return $current;
            }, self::ATTEMPTS), $import->user_id);
            $this->batch->remember($import, $rows, $seen);
            [$offset, $done] = [$end, $done + $count];
        } while ($import->status === ImportStatus::Running && microtime(true) < $until);

        return $import->status === ImportStatus::Running;
    }

    /** @param  list<ParsedRow>  $rows */
    private function step(Import $import, array $rows, int $count, int $end, SeenRows $seen, RegisterAnswers $answers): void
    {
        // Replace the results of the check.
        $first = $import->processed_rows + 2;
        DB::table('import_rows')->where('import_id', $import->id)->whereBetween('row_no', [$first, $first + $count - 1])->delete();
        $this->writer->write($import, ImportSchema::of($import->kind), $this->batch->classify($import, $rows, $seen, $answers), $end, pins: $this->batch->pins());

        $import->processed_rows += $count;
        if ($count === 0 || $import->processed_rows >= $import->total_rows) {
            $import->fill(['status' => ImportStatus::Done, 'finished_at' => CarbonImmutable::now()]);
            $this->audit->record('import.finished', $import, after: $import->only(['created_rows', 'updated_rows', 'skipped_rows', 'error_rows']), actorId: $import->user_id);
        }
        $import->save();
    }
}
