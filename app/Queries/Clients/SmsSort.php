<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\ListSort;

/** The one order of a conversation: when it was sent. */
enum SmsSort: string implements ListSort
{
    case SentAt = 'sent_at';

    public function columns(): array
    {
        return ['sms_messages.sent_at'];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
