<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\ListSort;

/** The order of a client's bonuses. */
enum BonusClaimSort: string implements ListSort
{
    case Newest = 'offered_at';
    case Amount = 'amount_cents';

    public function columns(): array
    {
        return ["bonus_claims.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
