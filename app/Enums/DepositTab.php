<?php

declare(strict_types=1);

namespace App\Enums;

/** The tabs of the section Deposits. OSKO and PayID travel the same network; the tab PayID holds what was paid to a PayID. */
enum DepositTab: string
{
    case All = 'all';
    case Payid = 'payid';
    case Eft = 'eft';
    case Pending = 'pending';

    public function label(): string
    {
        return match ($this) {
            self::All => 'All',
            self::Payid => 'PayID',
            self::Eft => 'EFT',
            self::Pending => 'Pending',
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

    public function routeName(): string
    {
        return $this === self::All ? 'deposits.index' : "deposits.{$this->value}";
    }
}
