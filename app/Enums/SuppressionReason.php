<?php

declare(strict_types=1);

namespace App\Enums;

/** Why a person must not be contacted. */
enum SuppressionReason: string
{
    case Stop = 'stop';
    case Betstop = 'betstop';
    case Barred = 'barred';
    case Bounce = 'bounce';
    case Invalid = 'invalid';

    public function label(): string
    {
        return match ($this) {
            self::Stop => 'Asked to stop',
            self::Betstop => 'BetStop',
            self::Barred => 'Barred',
            self::Bounce => 'Bounced',
            self::Invalid => 'Invalid details',
        };
    }

    /** The lowest number is the most serious reason. It is shown, and decides whether the suppression can be lifted. */
    public function gravity(): int
    {
        return match ($this) {
            self::Betstop => 0,
            self::Barred => 1,
            self::Stop => 2,
            self::Bounce => 3,
            self::Invalid => 4,
        };
    }

    /** Whether it applies to the whole person, not only to one number or mailbox. */
    public function isOfPerson(): bool
    {
        return match ($this) {
            self::Betstop, self::Barred, self::Stop => true,
            self::Bounce, self::Invalid => false,
        };
    }

    /** The national register or a barred list decided, not a user. */
    public function mayBeLifted(): bool
    {
        return $this !== self::Betstop && $this !== self::Barred;
    }
}
