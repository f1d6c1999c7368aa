<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\Transactions\TransactionRow;
use App\Http\Requests\Transactions\TransactionIndexRequest;
use App\Queries\Lists\ListOrder;
use App\Queries\Transactions\TransactionListQuery;
use App\Support\CsvText;
use Illuminate\Database\Query\Builder;

/** The list of transactions, amounts in dollars with the signs of the screen. */
final readonly class TransactionExportSource implements ExportSource
{
    public function __construct(private TransactionListQuery $transactions) {}

    public function filename(): string
    {
        return 'transactions';
    }

    public function idColumn(): string
    {
        return 'transactions.id';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->transactions->matching(TransactionIndexRequest::of($scope->query, $scope->owner)->filters());
    }

    public function order(ExportScope $scope): ListOrder
    {
        return TransactionIndexRequest::of($scope->query, $scope->owner)->listState()->order;
    }

    public function sheet(ExportScope $scope): ExportSheet
    {
        $text = new CsvText($scope->owner->timezone);
        $request = TransactionIndexRequest::of($scope->query, $scope->owner);
        $balancesOf = $this->transactions->balancesOf($request->filters(), $request->listState()->order);

        return new RowSheet([
            'occurred_at' => [new ExportColumn($text->heading('When'), static fn (TransactionRow $row): ?string => $text->time($row->occurred_at))],
            'type' => [new ExportColumn('Type', static fn (TransactionRow $row): string => $row->type_name)],
            'status' => [new ExportColumn('Status', static fn (TransactionRow $row): string => $row->status_name)],
            'client' => [
                new ExportColumn('Client', static fn (TransactionRow $row): ?string => $row->client?->full_name),
                new ExportColumn('PIN', static fn (TransactionRow $row): ?string => $row->client?->pin),
            ],
            'company' => [new ExportColumn('Company', static fn (TransactionRow $row): ?string => $row->client?->company_name)],
            'amount_cents' => [new ExportColumn('Amount (AUD)', static fn (TransactionRow $row): string => CsvText::dollars($row->amount_cents))],
            'effect_cents' => [new ExportColumn('On the balance (AUD)', static fn (TransactionRow $row): string => CsvText::dollars($row->effect_cents))],
            ...($balancesOf === null ? [] : ['balance_cents' => [new ExportColumn('Balance after (AUD)', static fn (TransactionRow $row): ?string => $row->balance_cents === null ? null : CsvText::dollars($row->balance_cents))]]),
            'rail' => [new ExportColumn('Rail', static fn (TransactionRow $row): ?string => $row->rail?->label())],
            'reference' => [new ExportColumn('Reference', static fn (TransactionRow $row): ?string => $row->reference)],
            'description' => [new ExportColumn('Description', static fn (TransactionRow $row): ?string => $row->description)],
            'source' => [new ExportColumn('Source', static fn (TransactionRow $row): string => $row->source_name)],
        ], fn (array $ids): array => $this->transactions->find($ids, $scope->owner, $balancesOf), $scope->columns);
    }
}
