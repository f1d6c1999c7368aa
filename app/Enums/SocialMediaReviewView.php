<?php

declare(strict_types=1);

namespace App\Enums;

/** The views of the social media reviews. */
enum SocialMediaReviewView: string
{
    use ListView, PlainLabel;

    case Pending = 'pending';
    case Approved = 'approved';
    case Declined = 'declined';
    case All = 'all';

    /** Null for all. */
    public function status(): ?SocialMediaReviewStatus
    {
        return match ($this) {
            self::Pending => SocialMediaReviewStatus::Pending,
            self::Approved => SocialMediaReviewStatus::Approved,
            self::Declined => SocialMediaReviewStatus::Declined,
            self::All => null,
        };
    }
}
