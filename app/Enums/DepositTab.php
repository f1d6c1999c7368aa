<?php

declare(strict_types=1);

namespace App\Enums;

/** The tabs of Deposits. PayID payments use the OSKO network; the PayID tab has payments to a PayID. */
enum DepositTab: string
{
    case All = 'all';
    case Payid = 'payid';
    case Eft = 'eft';
    case Pending = 'pending';

    public function label(): string
    {
        return match ($this) {
            self::Payid => 'PayID',
            self::Eft => 'EFT',
            default => ucfirst($this->value),
        };
    }

    public function rail(): ?PaymentRail
    {
        return match ($this) {
            self::Payid => PaymentRail::Payid,
            self::Eft => PaymentRail::Eft,
            default => null,
        };
    }
}
