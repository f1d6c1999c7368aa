<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use App\Data\Transactions\DuplicateLine;
use App\Data\Transactions\DuplicateReasonItem;
use App\Data\Transactions\DuplicateRow;
use App\Http\Requests\Transactions\Duplicates\DuplicateIndexRequest;
use App\Models\User;
use App\Queries\Lists\ListState;
use App\Queries\Transactions\Duplicates\DuplicateListQuery;
use App\Services\Exports\Lists\ListExport;
use App\Services\Exports\Lists\ListFile;
use App\Support\CsvText;

/** Suspected repeats as a file: one line a case, both payments in it. */
final readonly class DuplicateListExport implements ListExport
{
    public function __construct(private DuplicateListQuery $cases) {}

    public function name(): string
    {
        return 'duplicate_osko_deposits';
    }

    public function file(array $query, User $viewer): ListFile
    {
        $request = DuplicateIndexRequest::of($query, $viewer);
        $filters = $request->filters();
        $text = new CsvText($viewer->timezone);
        $header = ['Case', 'Status', 'Score', 'Amount (AUD)', 'Reasons', ...$this->lineHeader('First', $text), ...$this->lineHeader('Second', $text), 'Repeat', 'Decided by', $text->heading('Decided'), 'Note'];

        return new ListFile($header, $request->listState()->order, function (ListState $state) use ($filters, $viewer, $text): array {
            [$rows, $meta] = $this->cases->page($filters, $state, $viewer);

            return [array_map(fn (DuplicateRow $row): array => [
                $row->id, $row->status->label(), $row->score, CsvText::dollars($row->amount_cents),
                implode('; ', array_map(static fn (DuplicateReasonItem $reason): string => sprintf('%+d %s', $reason->points, $reason->words), $row->reasons)),
                ...$this->line($row->earlier, $text), ...$this->line($row->later, $text),
                match ($row->repeat_bank_line_id) {
                    null => null,
                    $row->earlier->bank_line_id => 'First',
                    default => 'Second',
                },
                $row->decided_by, $text->time($row->decided_at), $row->note,
            ], $rows), $meta];
        });
    }

    /** @return list<string> */
    private function lineHeader(string $which, CsvText $text): array
    {
        return [$text->heading("{$which}: paid"), "{$which}: payer", "{$which}: description", "{$which}: bank reference", "{$which}: end-to-end id", "{$which}: client", "{$which}: deposit"];
    }

    /** @return list<string|null> */
    private function line(DuplicateLine $line, CsvText $text): array
    {
        return [
            $text->time($line->value_at), $line->payer_name, $line->description, $line->bank_reference, $line->end_to_end_id,
            $line->client_name === null ? null : "{$line->client_name} ({$line->client_pin})", $line->deposit_status?->label(),
        ];
    }
}
