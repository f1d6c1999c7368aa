<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Domain\People\BankNameParser;
use App\Domain\People\NameMatch;
use App\Domain\People\PersonName;
use App\Enums\HolderNameMatch;

/** Checks whether the holder of a bank account is the client. */
final readonly class AccountHolderChecker
{
    /** @return array{HolderNameMatch, string} the result and its reason */
    public static function check(string $holder, string $firstName, string $lastName, ?string $preferredName = null): array
    {
        if (BankNameParser::isBusiness($holder)) {
            return [HolderNameMatch::Other, "“{$holder}” looks like a business, not a person."];
        }
        if (BankNameParser::actsForAnother($holder)) {
            return [HolderNameMatch::Other, "“{$holder}” looks like an estate or a person acting for another."];
        }
        $client = PersonName::of($firstName, $lastName, $preferredName);
        $people = BankNameParser::people($holder, $client);
        if ($people === []) {
            return [HolderNameMatch::Other, 'The bank account has no account holder name.'];
        }
        $best = NameMatch::Different;
        foreach ($people as $person) {
            $match = $client->compare($person);
            $best = $match->value > $best->value ? $match : $best;
        }

        return self::result($best, $holder, trim("{$firstName} {$lastName}"), count($people) > 1 ? ' It is a joint account.' : '');
    }

    /** @return array{HolderNameMatch, string} */
    private static function result(NameMatch $match, string $holder, string $client, string $joint): array
    {
        return match ($match) {
            NameMatch::Same => [HolderNameMatch::Same, "“{$holder}” is the client’s name.{$joint}"],
            NameMatch::Nickname => [HolderNameMatch::Same, "“{$holder}” is a usual form of {$client}.{$joint}"],
            NameMatch::Swapped => [HolderNameMatch::Same, "“{$holder}” is {$client} with the surname first.{$joint}"],
            NameMatch::Initial, NameMatch::Similar => [HolderNameMatch::Similar, "“{$holder}” could be {$client}, with initials or a typo.{$joint}"],
            NameMatch::Surname => [HolderNameMatch::Other, "“{$holder}” only shares the surname of {$client}."],
            NameMatch::GivenName => [HolderNameMatch::Other, "“{$holder}” only shares the given name of {$client}."],
            NameMatch::Different => [HolderNameMatch::Other, "“{$holder}” is not the name of {$client}."],
        };
    }
}
