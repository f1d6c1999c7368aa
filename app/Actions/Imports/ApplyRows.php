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
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Models\Import;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Imports the rows in steps of one transaction each: records, search terms, audit events, row results and the file position. */
final readonly class ApplyRows
{
    private const ATTEMPTS = 3;

    /** No more questions to the register after this time, because a slow register could use up the job's time. */
    private const ASKING_SECONDS = 5;

    public function __construct(private RowBatch $batch, private RowWriter $writer, private CheckNewClients $newClients, private AuditTrail $audit) {}

    /** @return bool whether rows are left */
    public function handle(Import $import, float $until): bool
    {
        $this->batch->open($import);
        $id = $import->id;
        do {
            // Another worker may have imported the last rows, with batches of another length.
            [$offset, $seen] = [$import->read_offset, $this->batch->seenBefore($import, $import->processed_rows)];
            [$rows, $count, $end, $known] = $this->next($import, $offset, $import->processed_rows);
            $import = $this->newClients->handle(
                fn (RegisterAnswers $answers): Import => DB::transaction(function () use (
                    $id,
                    $rows,
                    $count,
                    $end,
                    $offset,
                    $seen,
                    $answers,
                ): Import {
                    $current = Import::query()->lockForUpdate()->findOrFail($id);
                    // Another worker may have imported these rows, or a user may have stopped the import.
                    if ($current->status === ImportStatus::Running && $current->read_offset === $offset) {
                        $this->step($current, $rows, $count, $end, $seen, $answers);
                    }

                    return $current;
                }, self::ATTEMPTS), $import->user_id, $known);
            $this->batch->remember($import, $rows, $seen, $count, $end);
        } while ($import->status === ImportStatus::Running && microtime(true) < $until);

        return $import->status === ImportStatus::Running;
    }

    /**
     * The rows of one transaction, with the register's answers about the new clients among them.
     *
     * @return array{list<ParsedRow>, int, int, array<int, BetstopAnswer>} as RowBatch::read() returns them, and the answers by row number
     */
    private function next(Import $import, int $offset, int $done): array
    {
        [$rows, $count, $answers] = [[], 0, []];
        $until = CarbonImmutable::now()->addSeconds(self::ASKING_SECONDS);
        do {
            [$more, $read, $offset] = $this->batch->read($offset, $done + $count, RegisterAnswers::rowsOfCall($import->kind));
            $answers += $this->newClients->ask($this->batch->newPeople($import, $more), $import->user_id);
            array_push($rows, ...$more);
            $count += $read;
        } while ($read > 0 && $count < RowBatch::ROWS && CarbonImmutable::now() < $until);

        return [$rows, $count, $offset, $answers];
    }

    /** @param  list<ParsedRow>  $rows */
    private function step(Import $import, array $rows, int $count, int $end, SeenRows $seen, RegisterAnswers $answers): void
    {
        // Replace the results of the check.
        $first = $import->rowNoAfter($import->processed_rows);
        DB::table('import_rows')
            ->where('import_id', $import->id)
            ->whereBetween('row_no', [$first, $first + $count - 1])
            ->delete();
        $this->writer->write(
            $import,
            ImportSchema::of($import->kind),
            $this->batch->classify($import, $rows, $seen, $answers),
            $end,
            pins: $this->batch->pins(),
        );

        $import->processed_rows += $count;
        if ($count === 0 || $import->processed_rows >= $import->total_rows) {
            $import->fill(['status' => ImportStatus::Done, 'finished_at' => CarbonImmutable::now()]);
            $this->audit->record(
                'import.finished',
                $import,
                after: $import->only(['created_rows', 'updated_rows', 'skipped_rows', 'error_rows']),
                actorId: $import->user_id,
            );
        }
        $import->save();
    }
}
