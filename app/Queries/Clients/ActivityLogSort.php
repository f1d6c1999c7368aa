<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\ListSort;

/** The orders of a client's activity log. */
enum ActivityLogSort: string implements ListSort
{
    case At = 'at';

    public function columns(): array
    {
        return ['audit_events.created_at'];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
