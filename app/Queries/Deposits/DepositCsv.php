<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\DepositRow;
use App\Support\CsvText;
use Generator;

/** The columns of deposits as CSV; times in the zone of whoever exports. */
final readonly class DepositCsv
{
    private CsvText $text;

    public function __construct(string $timezone)
    {
        $this->text = new CsvText($timezone);
    }

    /** @return list<string> */
    public function header(): array
    {
        return ['Number', 'Rail', 'Payer', 'Description', 'Amount (AUD)', $this->text->heading('Value time'), 'Client', 'PIN', 'Company', 'Status', $this->text->heading('Waiting since')];
    }

    /**
     * @param  iterable<DepositRow>  $deposits
     * @return Generator<int, list<int|string|bool|null>>
     */
    public function rows(iterable $deposits): Generator
    {
        foreach ($deposits as $row) {
            yield [
                $row->id, $row->rail->label(), $row->payer, $row->description, CsvText::dollars($row->amount_cents), $this->text->time($row->value_at),
                $row->client?->full_name, $row->client?->pin, $row->client?->company_name, $row->status->label(), $this->text->time($row->waiting_since),
            ];
        }
    }
}
