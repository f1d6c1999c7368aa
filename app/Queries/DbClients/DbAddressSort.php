<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Queries\Lists\ListSort;

/** The orders of the list of addresses. */
enum DbAddressSort: string implements ListSort
{
    case Suburb = 'suburb';
    case State = 'state';
    case Postcode = 'postcode';
    case From = 'from_on';

    public function columns(): array
    {
        return ["db_addresses.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return true;
    }
}
