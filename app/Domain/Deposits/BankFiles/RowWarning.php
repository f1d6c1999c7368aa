<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

/** Why nobody can tell from the files whether a row is a payment of its own. It comes in, with a duplicate case. */
enum RowWarning
{
    case OtherFile;
    case SameFile;

    /** For the dry run. */
    public function words(): string
    {
        return match ($this) {
            self::OtherFile => 'May be a payment that another bank file brought: same day, amount and description, and the balances do not tell. It comes in with a duplicate case: look at both before you approve.',
            self::SameFile => 'Stands in this file more than once, and the balances do not tell whether it was paid more than once. It comes in with a duplicate case: look at both before you approve.',
        };
    }
}
