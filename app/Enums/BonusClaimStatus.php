<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a bonus: offered > claimed > credited > used or expired; reversed. */
enum BonusClaimStatus: string
{
    use PlainLabel;

    case Offered = 'offered';
    case Claimed = 'claimed';
    case Credited = 'credited';
    case Used = 'used';
    case Expired = 'expired';
    case Reversed = 'reversed';

    /**
     * The possible next statuses. An unapproved offer can only be reversed or expire ({@see \App\Actions\Bonus\AdvanceBonusClaim}).
     *
     * @return list<self>
     */
    public function next(): array
    {
        return match ($this) {
            self::Offered => [self::Claimed, self::Expired, self::Reversed],
            self::Claimed => [self::Credited, self::Expired, self::Reversed],
            self::Credited => [self::Used, self::Expired, self::Reversed],
            self::Used, self::Expired, self::Reversed => [],
        };
    }

    /** @return list<self> that can still change */
    public static function running(): array
    {
        return array_values(array_filter(self::cases(), static fn (self $status): bool => $status->next() !== []));
    }
}
