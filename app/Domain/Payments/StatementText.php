<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Models\Withdrawal;

/** The text of a payment on the client's statement and on its return. Shortening never makes two payments share it. */
final readonly class StatementText
{
    /** The form `W17` of a withdrawal's number. */
    private const BY_NUMBER = '/^W[0-9]+$/i';

    /** The text that staff entered, else the reference, or `W17` when the reference is too long or looks like a number of that form. */
    public static function of(Withdrawal $withdrawal): string
    {
        $reference = $withdrawal->reference;
        $isWhole = strlen($reference) <= AbaText::REFERENCE_LENGTH && AbaText::isCarried($reference) && preg_match(self::BY_NUMBER, trim($reference)) !== 1;

        return AbaText::fit($withdrawal->statement_reference ?? ($isWhole ? $reference : "W{$withdrawal->id}"), AbaText::REFERENCE_LENGTH);
    }
}
