<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a social media review: pending > approved or declined. The numbers are the specification’s. */
enum SocialMediaReviewStatus: int
{
    case Pending = 1;
    case Approved = 2;
    case Declined = 3;

    public function label(): string
    {
        return $this->name;
    }

    /** As in 'Sam Lee already approved this'. */
    public function pastTense(): string
    {
        return match ($this) {
            self::Pending => 'requested',
            self::Approved => 'approved',
            self::Declined => 'declined',
        };
    }
}
