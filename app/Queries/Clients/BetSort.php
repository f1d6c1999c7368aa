<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\ListSort;

/** The orders of a client's bets. */
enum BetSort: string implements ListSort
{
    case PlacedAt = 'placed_at';
    case Stake = 'stake_cents';

    public function columns(): array
    {
        return ["bets.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
