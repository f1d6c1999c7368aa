<?php

declare(strict_types=1);

namespace App\Services\BankFiles;

use App\Services\Deposits\Duplicates\DuplicateReason;
use App\Services\Deposits\Duplicates\DuplicateReasonKind;

/** Why nobody can tell from the files whether a row is a payment of its own. It comes in, with a duplicate case. */
enum RowDoubt
{
    case OtherFile;
    case SameFile;

    /** Enough for a case, and less than what an equal end-to-end id is worth. */
    private const POINTS = 65;

    /** For the dry run. */
    public function words(): string
    {
        return match ($this) {
            self::OtherFile => 'May be a payment that another bank file brought: same day, amount and description, and the balances do not tell. It comes in with a duplicate case: look at both before you approve.',
            self::SameFile => 'Stands in this file more than once, and the balances do not tell whether it was paid more than once. It comes in with a duplicate case: look at both before you approve.',
        };
    }

    /** For the case. */
    public function evidence(): DuplicateReason
    {
        return new DuplicateReason(DuplicateReasonKind::Source, self::POINTS, match ($this) {
            self::OtherFile => 'Two bank files have a row of this day, amount and description, and their balances do not tell whether it is one payment',
            self::SameFile => 'A bank file has the row more than once, and the balances do not tell whether it was paid more than once',
        });
    }
}
