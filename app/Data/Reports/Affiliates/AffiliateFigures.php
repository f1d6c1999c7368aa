<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** Figures of an affiliate in a period, or of all affiliates. Amounts are cents. */
final readonly class AffiliateFigures
{
    public function __construct(
        /** 0 for the total. */
        public int $id,
        public string $name,
        /** Clients at the end of the period. */
        public int $clients,
        public int $new_clients,
        /** Clients who bet, as the average of the months. */
        public int $active_clients,
        public int $turnover_cents,
        /** Our profit: settled stakes less returns. */
        public int $profit_cents,
        /** Without GST. */
        public int $commission_cents,
        /** Turnover and profit of the same number of months before. */
        public int $previous_turnover_cents,
        public int $previous_profit_cents,
    ) {}
}
