<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of one withdrawal in a payment batch. */
enum PaymentItemStatus: string
{
    use PlainLabel;

    case Waiting = 'waiting';
    case Paid = 'paid';
    case Failed = 'failed';
    case Removed = 'removed';
}
