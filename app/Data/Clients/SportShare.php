<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A client's bets on one sport. Amounts are cents. */
final readonly class SportShare
{
    public function __construct(
        public string $sport,
        public int $bets,
        public int $turnover_cents,
        public int $profit_cents,
        public ?int $margin_basis_points,
    ) {}
}
