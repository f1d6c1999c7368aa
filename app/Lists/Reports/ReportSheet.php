<?php

declare(strict_types=1);

namespace App\Lists\Reports;

use App\Data\Reports\ReportRow;

/** The figures of the reports over `daily_stats` as CSV. */
final readonly class ReportSheet
{
    public const HEADER = [
        'New clients',
        'Bettors a day',
        'Bets',
        'Turnover (AUD)',
        'Our profit (AUD)',
        'Margin (%)',
        'Deposits (AUD)',
        'Withdrawals (AUD)',
        'Net (AUD)',
        'Bonuses (AUD)',
    ];

    /** @return list<int|float|string|null> */
    public static function figures(ReportRow $row): array
    {
        return [
            $row->new_clients,
            $row->bettors,
            $row->bets,
            ...array_map(static fn (?int $value): ?string => $value === null ? null : number_format($value / 100, 2, '.', ''), [
                $row->turnover_cents,
                $row->profit_cents,
                $row->margin_basis_points,
                $row->deposits_cents,
                $row->withdrawals_cents,
                $row->net_cents,
                $row->bonus_cents,
            ]),
        ];
    }
}
