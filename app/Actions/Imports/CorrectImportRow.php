<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportRowRepository;
use App\Domain\Imports\ImportSchema;
use App\Domain\Imports\RegisterAnswers;
use App\Domain\Imports\RowBatch;
use App\Domain\Imports\RowWriter;
use App\Enums\ImportRowStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Import;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Imports a failed row with corrected cells, by the rules of the other rows. An undo covers the row too. */
final readonly class CorrectImportRow
{
    public function __construct(
        private RowBatch $batch,
        private RowWriter $writer,
        private ImportRowRepository $rows,
        private CheckNewClients $newClients,
        private AuditTrail $audit,
    ) {}

    /**
     * @param  array<string, string>  $texts  by mapped field, as typed
     * @return ImportRowStatus the row's new result: created, updated, skipped or waiting
     *
     * @throws ChangedMeanwhileException when the import takes no corrections or the row was already corrected
     * @throws ValidationException by field, or on `row`, when the row still can't be imported
     */
    public function handle(Import $import, int $rowNo, array $texts, User $by): ImportRowStatus
    {
        return $this->newClients->handle(
            fn (RegisterAnswers $answers): ImportRowStatus => DB::transaction(function () use (
                $import,
                $rowNo,
                $texts,
                $by,
                $answers,
            ): ImportRowStatus {
                [$current, $row] = $this->rows->hold($import, $rowNo, ImportRowStatus::Error);
                $before = $row->cells();
                $row->raw = self::corrected($current, $before, $texts);
                $result = $this->batch->correct($current, $row, $answers, $by);
                if ($result->outcome === ImportRowStatus::Error) {
                    throw ValidationException::withMessages($result->messages);
                }

                $this->rows->forget($current, $row);
                $this->writer->write($current, ImportSchema::of($current->kind), [$result], $current->read_offset, $by->id);
                $current->save();
                $this->audit->record(
                    'import.row_corrected',
                    $current,
                    after: [
                        'row_no' => $rowNo,
                        'fields' => array_keys(
                            array_filter(
                                $texts,
                                static fn (string $text, string $field): bool => $text
                                    !== ($before[$current->mapping[$field]] ?? ''),
                                ARRAY_FILTER_USE_BOTH,
                            ),
                        ),
                        'result' => $result->outcome->value,
                    ],
                );

                return $result->outcome;
            }), $by->id);
    }

    /**
     * @param  list<string>  $cells
     * @param  array<string, string>  $texts
     * @return list<string>
     */
    private static function corrected(Import $import, array $cells, array $texts): array
    {
        $cells = array_pad($cells, count($import->header), '');
        foreach ($texts as $field => $text) {
            $cells[(int) $import->mapping[$field]] = trim($text);
        }

        return array_values($cells);
    }
}
