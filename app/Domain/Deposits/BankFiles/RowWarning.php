<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

/** Why a row may be a duplicate. It is imported with a possible duplicate. */
enum RowWarning
{
    case OtherFile;
    case SameFile;

    public function words(): string
    {
        return match ($this) {
            self::OtherFile => 'May be a payment from another bank file: same day, amount and description, and the balances do not show whether it is. It is imported with a possible duplicate: check both before you approve.',
            self::SameFile => 'Appears in this file more than once, and the balances do not show whether it was paid more than once. It is imported with a possible duplicate: check both before you approve.',
        };
    }
}
