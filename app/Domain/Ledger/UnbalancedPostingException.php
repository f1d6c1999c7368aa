<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use LogicException;

/** The entries of a posting do not sum to zero: the program is wrong, and nothing was posted. */
final class UnbalancedPostingException extends LogicException
{
    public function __construct(string $key, int $sum)
    {
        parent::__construct("The entries of {$key} sum to {$sum} cents instead of zero.");
    }
}
