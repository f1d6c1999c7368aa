<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\ListSort;

/** E-mails stand in the order in which they were written or came in. */
enum EmailSort: string implements ListSort
{
    case CreatedAt = 'created_at';

    public function columns(): array
    {
        return ['emails.id'];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
