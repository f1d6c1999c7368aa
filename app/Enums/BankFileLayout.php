<?php

declare(strict_types=1);

namespace App\Enums;

/** How a bank writes its statement files. */
enum BankFileLayout: string
{
    /** Date, Amount, Description, Balance; signed amounts, with or without a header. */
    case CommBank = 'commbank';
    /** A header, and debits and credits in columns of their own. */
    case Westpac = 'westpac';
    /** A header, signed amounts, and months by name. */
    case Nab = 'nab';
    /** Date, Amount, Description; no header, signed amounts. */
    case Anz = 'anz';

    public function label(): string
    {
        return match ($this) {
            self::CommBank => 'CommBank',
            self::Westpac => 'Westpac',
            self::Nab => 'NAB',
            self::Anz => 'ANZ',
        };
    }
}
