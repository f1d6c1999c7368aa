<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether the amount of a withdrawal is held. */
enum HoldState: string
{
    case Held = 'held';
    case Coverable = 'coverable';
    case NotCovered = 'not_covered';
    case Released = 'released';
    case PaidOut = 'paid_out';

    public function label(): string
    {
        return $this === self::Coverable ? 'Not held yet' : ucfirst(str_replace('_', ' ', $this->value));
    }

    public static function of(WithdrawalStatus $status, bool $isHeld, int $shortCents): self
    {
        return match (true) {
            $status === WithdrawalStatus::Paid => self::PaidOut,
            $status->isReleased() => self::Released,
            // Checked and approved withdrawals are always held; an imported record may lack the time.
            $isHeld || $status !== WithdrawalStatus::Pending => self::Held,
            default => $shortCents > 0 ? self::NotCovered : self::Coverable,
        };
    }
}
