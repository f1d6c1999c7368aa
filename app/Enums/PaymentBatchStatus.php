<?php

declare(strict_types=1);

namespace App\Enums;

/**
 * Where a payment batch stands: draft > exported > confirmed > settled; cancelled before it was exported.
 *
 * Exported is "nobody knows yet": the file was given out, and whether the bank has it is not known until somebody says so.
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
            self::Draft => 'Draft',
            self::Exported => 'Exported, not confirmed',
            self::Confirmed => 'With the bank',
            self::Settled => 'Settled',
            self::Cancelled => 'Cancelled',
        };
    }

    /** Whether the bank may be paying it. */
    public function isOut(): bool
    {
        return $this === self::Exported || $this === self::Confirmed;
    }
}
