<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of an adjustment, a fee or a reversal: requested by one user, decided by another. */
enum AdjustmentStatus: string
{
    use PlainLabel;

    case Requested = 'requested';
    case Approved = 'approved';
    case Declined = 'declined';
}
