<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a transaction; the labels are the specification's. */
enum TransactionStatus: string
{
    use PlainLabel;

    case Pending = 'pending';
    case Completed = 'completed';
    case Cancelled = 'cancelled';
    case Declined = 'declined';
    case Returned = 'returned';
}
