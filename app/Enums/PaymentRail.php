<?php

declare(strict_types=1);

namespace App\Enums;

/** The payment method of a bank line. */
enum PaymentRail: string
{
    case Osko = 'osko';
    case Payid = 'payid';
    case Eft = 'eft';

    public function label(): string
    {
        return match ($this) {
            self::Osko => 'OSKO',
            self::Payid => 'PayID',
            self::Eft => 'EFT',
        };
    }
}
