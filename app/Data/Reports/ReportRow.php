<?php

declare(strict_types=1);

namespace App\Data\Reports;

/** Figures of one day, state, manager or company, or a total. Amounts are cents in AUD. */
final readonly class ReportRow
{
    public function __construct(
        /** The day, the state or the id. Empty for the total; 0 or empty for none. */
        public string $key,
        public string $label,
        public int $new_clients,
        /** Clients who bet: of one day, or the daily average. */
        public float $bettors,
        public int $bets,
        /** The clients' own stakes. */
        public int $turnover_cents,
        /** Our profit: settled stakes less returns. */
        public int $profit_cents,
        /** Its share of the settled stakes in hundredths of a per cent; null without any. */
        public ?int $margin_basis_points,
        public int $deposits_cents,
        public int $withdrawals_cents,
        /** Deposits less withdrawals. */
        public int $net_cents,
        public int $bonus_cents,
        /** Clients of the manager today; null in other reports. */
        public ?int $clients = null,
        /** Clients of the manager who bet in the last 30 days. */
        public ?int $active_clients = null,
    ) {}
}
