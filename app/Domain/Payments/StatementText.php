<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Models\Withdrawal;

/** What a payment is called on the client's statement, and by which the bank sends it back: two payments never share it by being cut. */
final readonly class StatementText
{
    /** As a withdrawal is called by its number. */
    private const BY_NUMBER = '/^W[0-9]+$/i';

    /** What somebody wrote for it; else its reference, or `W17` where a bank would carry only a part of that, or that is another one's number. */
    public static function of(Withdrawal $withdrawal): string
    {
        $reference = $withdrawal->reference;
        $isWhole = strlen($reference) <= AbaText::REFERENCE_LENGTH && AbaText::isCarried($reference) && preg_match(self::BY_NUMBER, trim($reference)) !== 1;

        return AbaText::fit($withdrawal->statement_reference ?? ($isWhole ? $reference : "W{$withdrawal->id}"), AbaText::REFERENCE_LENGTH);
    }
}
