<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A client's figures of one month, of one site or in total. Amounts are cents. */
final readonly class MonthFigures
{
    public function __construct(
        /** The first day of the month, `2026-11-01`; the site's name; or empty for the total. */
        public string $label,
        public int $bets,
        /** Stakes that the client paid. */
        public int $turnover_cents,
        /** Stakes that a bonus paid. */
        public int $bonus_cents,
        public int $returns_cents,
        /** Our profit: settled stakes less returns. */
        public int $profit_cents,
        /** Its share of the settled stakes in hundredths of a per cent; null without any. */
        public ?int $margin_basis_points,
        /** Null for one site: deposits and withdrawals belong to no site. */
        public ?int $deposits_cents,
        public ?int $withdrawals_cents,
    ) {}
}
