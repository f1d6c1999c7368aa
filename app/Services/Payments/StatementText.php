<?php

declare(strict_types=1);

namespace App\Services\Payments;

use App\Models\Withdrawal;

/** What a payment is called on the client's statement, and by which the bank sends it back: two payments never share it by being cut. */
final readonly class StatementText
{
    /** What somebody wrote for it; else its reference, or `W17` where a bank would carry only a part of that. */
    public static function of(Withdrawal $withdrawal): string
    {
        $reference = $withdrawal->reference;
        $isWhole = strlen($reference) <= AbaText::REFERENCE_LENGTH && AbaText::isCarried($reference);

        return AbaText::fit($withdrawal->statement_reference ?? ($isWhole ? $reference : "W{$withdrawal->id}"), AbaText::REFERENCE_LENGTH);
    }
}
