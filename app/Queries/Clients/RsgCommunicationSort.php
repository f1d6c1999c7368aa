<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\ListSort;

/** The order of a client's RSG communications. */
enum RsgCommunicationSort: string implements ListSort
{
    case SentAt = 'sent_at';

    public function columns(): array
    {
        return ['rsg_communications.sent_at'];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
