<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\ListSort;

/** The order of a client's transfers. */
enum TransferSort: string implements ListSort
{
    case Newest = 'requested_at';
    case Amount = 'amount_cents';

    public function columns(): array
    {
        return ["transfers.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
