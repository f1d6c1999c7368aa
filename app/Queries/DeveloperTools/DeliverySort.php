<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Queries\Lists\ListSort;

/** The orders of the list of deliveries. */
enum DeliverySort: string implements ListSort
{
    case ReceivedAt = 'received_at';

    public function columns(): array
    {
        return ["webhook_deliveries.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
