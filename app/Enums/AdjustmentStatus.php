<?php

declare(strict_types=1);

namespace App\Enums;

/** Where an adjustment, a fee or its reversal stands: asked for by one person, decided by another. */
enum AdjustmentStatus: string
{
    case Requested = 'requested';
    case Approved = 'approved';
    case Declined = 'declined';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
