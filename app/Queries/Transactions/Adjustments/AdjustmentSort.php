<?php

declare(strict_types=1);

namespace App\Queries\Transactions\Adjustments;

use App\Queries\Lists\ListSort;

/** The order of the adjustments. */
enum AdjustmentSort: string implements ListSort
{
    case RequestedAt = 'requested_at';

    public function columns(): array
    {
        return ['adjustments.requested_at'];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
