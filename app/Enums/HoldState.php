<?php

declare(strict_types=1);

namespace App\Enums;

/** What has become of the money of a withdrawal. */
enum HoldState: string
{
    case Held = 'held';
    case Coverable = 'coverable';
    case NotCovered = 'not_covered';
    case Released = 'released';
    case PaidOut = 'paid_out';

    public function label(): string
    {
        return match ($this) {
            self::Held => 'Held',
            self::Coverable => 'Not held yet',
            self::NotCovered => 'Not covered',
            self::Released => 'Released',
            self::PaidOut => 'Paid out',
        };
    }

    public static function of(WithdrawalStatus $status, bool $isHeld, int $shortCents): self
    {
        return match (true) {
            $status === WithdrawalStatus::Paid => self::PaidOut,
            $status->isReleased() => self::Released,
            // No step is taken without it; who imported the record may not have said since when.
            $isHeld || $status !== WithdrawalStatus::Pending => self::Held,
            default => $shortCents > 0 ? self::NotCovered : self::Coverable,
        };
    }
}
