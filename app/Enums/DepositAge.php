<?php

declare(strict_types=1);

namespace App\Enums;

/** How long a deposit has been waiting, by the limits guide. */
enum DepositAge: string
{
    use PlainLabel;

    case Fresh = 'fresh';
    case Waiting = 'waiting';
    case Late = 'late';
    case Overdue = 'overdue';
}
