<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * Status of a payment batch: draft > exported > confirmed > settled; cancelled before the export. Exported means that the bank's
 * receipt is not confirmed.
 */
enum PaymentBatchStatus: string
{
    case Draft = 'draft';
    case Exported = 'exported';
    case Confirmed = 'confirmed';
    case Settled = 'settled';
    case Cancelled = 'cancelled';

    public function label(): string
    {
        return match ($this) {
            self::Exported => 'Exported, not confirmed',
            self::Confirmed => 'With the bank',
            default => ucfirst($this->value),
        };
    }

    /** Whether the bank may be paying it. */
    public function isOut(): bool
    {
        return $this === self::Exported || $this === self::Confirmed;
    }
}
