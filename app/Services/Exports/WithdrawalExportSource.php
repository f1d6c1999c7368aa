<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\Withdrawals\WithdrawalRow;
use App\Http\Requests\Withdrawals\WithdrawalIndexRequest;
use App\Queries\Lists\ListOrder;
use App\Queries\Withdrawals\WithdrawalListQuery;
use App\Support\CsvText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Arr;

/** The withdrawal queue; bank accounts masked, as on the screen. */
final readonly class WithdrawalExportSource implements ExportSource
{
    public function __construct(private WithdrawalListQuery $withdrawals) {}

    public function filename(): string
    {
        return 'withdrawals';
    }

    public function idColumn(): string
    {
        return 'withdrawals.id';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->withdrawals->matching($this->request($scope)->filters());
    }

    public function order(ExportScope $scope): ListOrder
    {
        return $this->request($scope)->listState()->order;
    }

    public function sheet(ExportScope $scope): ExportSheet
    {
        $text = new CsvText($scope->owner->timezone);
        $dollars = static fn (?int $cents): ?string => $cents === null ? null : CsvText::dollars($cents);

        return new RowSheet([
            'client' => [
                new ExportColumn('Client', static fn (WithdrawalRow $row): string => $row->client->full_name),
                new ExportColumn('PIN', static fn (WithdrawalRow $row): string => $row->client->pin),
                new ExportColumn('Company', static fn (WithdrawalRow $row): string => $row->client->company_name),
                new ExportColumn('Marks', static fn (WithdrawalRow $row): string => implode(', ', array_keys(array_filter(['BetStop' => $row->client->is_betstopped, 'Barred' => $row->client->is_barred, 'Closed' => $row->client->is_closed])))),
            ],
            'amount_cents' => [new ExportColumn('Amount (AUD)', static fn (WithdrawalRow $row): string => CsvText::dollars($row->amount_cents))],
            'status' => [
                new ExportColumn('Status', static fn (WithdrawalRow $row): string => $row->status->label()),
                new ExportColumn('Reason', static fn (WithdrawalRow $row): ?string => $row->reason),
            ],
            'requested_at' => [
                new ExportColumn($text->heading('Asked for'), static fn (WithdrawalRow $row): ?string => $text->time($row->requested_at)),
                new ExportColumn('Asked for by', static fn (WithdrawalRow $row): string => $row->requested_by ?? 'The client'),
            ],
            'hold' => [new ExportColumn('Money', static fn (WithdrawalRow $row): string => $row->hold->label()), new ExportColumn('Short (AUD)', static fn (WithdrawalRow $row): ?string => $dollars($row->short_cents))],
            'destination' => [
                new ExportColumn('Bank account', static fn (WithdrawalRow $row): ?string => $row->destination?->account),
                new ExportColumn('Holder', static fn (WithdrawalRow $row): ?string => $row->destination?->holder),
                new ExportColumn('Destination', static fn (WithdrawalRow $row): ?string => $row->destination?->status->label()),
                new ExportColumn('Name', static fn (WithdrawalRow $row): ?string => $row->destination?->likeness->label()),
            ],
            'turnover' => [new ExportColumn('Turnover since last deposit (AUD)', static fn (WithdrawalRow $row): ?string => $dollars($row->facts->turnover_cents))],
            'bonus' => [new ExportColumn('Bonuses in 30 days (AUD)', static fn (WithdrawalRow $row): ?string => $dollars($row->facts->bonus_30_cents))],
            'risk' => [new ExportColumn('Risk check', static fn (WithdrawalRow $row): ?string => $row->facts->risk_value?->label())],
            'people' => [
                new ExportColumn('Checked by', static fn (WithdrawalRow $row): ?string => $row->checked_by),
                new ExportColumn('Approved by', static fn (WithdrawalRow $row): ?string => $row->approved_by),
            ],
            'reference' => [new ExportColumn('Reference', static fn (WithdrawalRow $row): string => $row->reference)],
        ], fn (array $ids): array => $this->withdrawals->find($ids), $scope->columns);
    }

    private function request(ExportScope $scope): WithdrawalIndexRequest
    {
        return WithdrawalIndexRequest::of(Arr::except($scope->query, ['withdrawal']), $scope->owner);
    }
}
