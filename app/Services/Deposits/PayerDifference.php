<?php

declare(strict_types=1);

namespace App\Services\Deposits;

use App\Models\Client;
use App\Services\Intake\ClientNames;
use App\Services\Withdrawals\HolderMatch;

/** Whether money comes from somebody else than the person whom it is credited to, which asks for a second look. */
final readonly class PayerDifference
{
    /**
     * Titles, middle names and initials in place of given names make no difference, and a payer whom the bank does not name
     * neither. Of a joint account one person has to be the client, with a given name and a surname of their own or the one
     * that both share; a business, an estate and whoever acts for another are never the client.
     *
     * @param  string|null  $payer  as on the bank line
     */
    public static function between(?string $payer, Client $client): bool
    {
        $payer ??= '';
        $surname = ClientNames::words($client->last_name);
        if (ClientNames::words($payer) === [] || $surname === []) {
            return false;
        }
        if (HolderMatch::isBusiness($payer) || HolderMatch::actsForAnother($payer)) {
            return true;
        }
        foreach (self::people($payer, $surname) as $words) {
            if (self::isClient($words, $surname, $client)) {
                return false;
            }
        }

        return true;
    }

    /**
     * @param  list<string>  $surname  of the client
     * @return list<list<string>> the words of each person's name; whoever stands there with a given name alone has the other's surname
     */
    private static function people(string $payer, array $surname): array
    {
        $people = array_merge(...array_map(static fn (string $part): array => self::betweenCommas($part, $surname), HolderMatch::parts($payer)));
        $isShared = array_filter($people, static fn (array $words): bool => array_diff($surname, $words) === []) !== [];

        return array_map(static fn (array $words): array => $isShared && count(array_filter($words, static fn (string $word): bool => strlen($word) > 1)) <= 1
            ? array_values(array_unique([...$words, ...$surname])) : $words, $people);
    }

    /**
     * @param  list<string>  $surname  of the client
     * @return list<list<string>> `Mary Walsh, John Smith` are two people; of `Walsh, John` the surname stands alone and belongs to what follows
     */
    private static function betweenCommas(string $part, array $surname): array
    {
        $people = [];
        $last = null;
        foreach (array_map(ClientNames::words(...), explode(',', $part)) as $words) {
            if ($last !== null && ($last === $surname || ($words === $surname && count($last) === 1 && $people === []))) {
                $people[] = [...$last, ...$words];
                $last = null;
            } elseif ($words !== []) {
                $people = $last === null ? $people : [...$people, $last];
                $last = $words;
            }
        }

        return $last === null ? $people : [...$people, $last];
    }

    /**
     * @param  list<string>  $words
     * @param  list<string>  $surname
     */
    private static function isClient(array $words, array $surname, Client $client): bool
    {
        if (array_diff($surname, $words) !== []) {
            return false;
        }
        $rest = array_values(array_diff($words, $surname));
        $areInitials = $rest !== [] && array_filter($rest, static fn (string $word): bool => strlen($word) > 1) === [];
        foreach ([$client->first_name, $client->preferred_name] as $name) {
            $given = ClientNames::words($name ?? '');
            if ($given !== [] && (array_diff($given, $words) === [] || ($areInitials && $rest[0] === $given[0][0]))) {
                return true;
            }
        }

        return false;
    }
}
