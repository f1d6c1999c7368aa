<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportRowRepository;
use App\Domain\Imports\ImportSchema;
use App\Domain\Imports\RegisterAnswers;
use App\Domain\Imports\RowBatch;
use App\Domain\Imports\RowWriter;
use App\Enums\ImportDecision;
use App\Enums\ImportRowStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Import;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Imports or skips a row that shares contact details with another person, as a colleague decided. An undo covers the row too. */
final readonly class DecideImportRow
{
    public function __construct(
        private RowBatch $batch,
        private RowWriter $writer,
        private ImportRowRepository $rows,
        private CheckNewClients $newClients,
        private AuditTrail $audit,
    ) {}

    /**
     * @throws ChangedMeanwhileException when the import takes no decisions or the row was already decided
     * @throws OperationRefusedException when the row can't be imported as decided
     */
    public function handle(Import $import, int $rowNo, ImportDecision $decision, User $by): void
    {
        $this->newClients->handle(fn (RegisterAnswers $answers) => DB::transaction(function () use ($import, $rowNo, $decision, $by, $answers): void {
            [$current, $row] = $this->rows->hold($import, $rowNo, ImportRowStatus::Waiting);
            $result = $this->batch->decide($current, $row, $decision, $answers, $by);
            if ($decision !== ImportDecision::Skip && ! in_array($result->outcome, [ImportRowStatus::Created, ImportRowStatus::Updated], true)) {
                throw new OperationRefusedException(implode(' ', $result->messages));
            }

            $this->rows->forget($current, $row);
            $this->writer->write($current, ImportSchema::of($current->kind), [$result], $current->read_offset, $by->id);
            $current->save();
            $this->audit->record('import.row_decided', $current, after: ['row_no' => $rowNo, 'decision' => $decision->value]);
        }), $by->id);
    }
}
