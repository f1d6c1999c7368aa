<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Domain\People\BankNameParser;
use App\Domain\People\NameMatch;
use App\Domain\People\PersonName;

/** Checks whether the payer is not the client. */
final readonly class PayerChecker
{
    /**
     * Titles, middle names and initials don't count as a difference, nor does a missing payer name. One person of a
     * joint account must be the client. A business, an estate and a person acting for another are never the client.
     *
     * @param  string|null  $payer  as on the bank line
     */
    public static function isOther(?string $payer, PersonName $client): bool
    {
        $payer ??= '';
        if (PersonName::split($payer) === [] || $client->surname() === []) {
            return false;
        }
        if (BankNameParser::isBusiness($payer) || BankNameParser::actsForAnother($payer)) {
            return true;
        }
        foreach (BankNameParser::people($payer, $client) as $person) {
            if ($person->contains($client) || $person->compare($client) === NameMatch::Initial) {
                return false;
            }
        }

        return true;
    }
}
