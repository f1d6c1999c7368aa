<?php

declare(strict_types=1);

namespace App\Enums;

/** Why an exclusion case is open. */
enum ExclusionReason: string
{
    case Betstop = 'betstop';
    case Barred = 'barred';
    case SelfExclusion = 'self_exclusion';

    public function label(): string
    {
        return match ($this) {
            self::Betstop => 'BetStop',
            self::Barred => 'Barred',
            self::SelfExclusion => 'Self-excluded',
        };
    }

    /** The reason to suppress the person's phone numbers and email addresses. */
    public function suppression(): SuppressionReason
    {
        return $this === self::Betstop ? SuppressionReason::Betstop : SuppressionReason::Barred;
    }
}
