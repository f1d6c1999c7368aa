<?php

declare(strict_types=1);

namespace App\Services\Withdrawals;

use App\Enums\HolderLikeness;
use App\Services\Matching\MatchReasonKind;
use App\Services\Matching\NameLikeness;
use App\Services\Matching\PersonFacts;

/** Whether the holder of a bank account is the client, as banks write names: `MR E J WALSH`, `WALSH, EMMA`, `EMMA & JOHN WALSH`. */
final readonly class HolderMatch
{
    private const TITLES = '/\b(?:mr|mrs|ms|miss|mx|dr|prof)\b\.?/iu';

    private const BUSINESS = '/\b(?:pty|ltd|limited|trust|trustee|super|smsf|inc|holdings|investments|sons|builders?|building|plumbing|electrical|constructions?|services|enterprises)\b/iu';

    private const FOR_ANOTHER = '/\b(?:estate|obo|atf|on\s+behalf)\b/iu';

    private function __construct(public HolderLikeness $likeness, public string $reason) {}

    public static function of(string $holder, string $firstName, string $lastName, ?string $preferredName = null): self
    {
        $client = new PersonFacts(firstName: $firstName, lastName: $lastName, preferredName: $preferredName);
        if (self::isBusiness($holder)) {
            return new self(HolderLikeness::Other, "“{$holder}” looks like a business, not a person.");
        }
        if (self::actsForAnother($holder)) {
            return new self(HolderLikeness::Other, "“{$holder}” looks like an estate or somebody who acts for another person.");
        }
        $people = self::people($holder, self::words($lastName));
        $best = null;
        foreach ($people as $person) {
            $match = self::judge(NameLikeness::of($client, $person), $holder, trim("{$firstName} {$lastName}"), count($people) > 1);
            $best = $best === null || self::rank($match) > self::rank($best) ? $match : $best;
        }

        return $best ?? new self(HolderLikeness::Other, 'The bank account has no holder’s name.');
    }

    public static function isBusiness(string $name): bool
    {
        return preg_match(self::BUSINESS, $name) === 1;
    }

    /** An estate, or one person on behalf of another: the names alone do not tell whose money it is. */
    public static function actsForAnother(string $name): bool
    {
        return preg_match(self::FOR_ANOTHER, $name) === 1;
    }

    /** @return list<string> the name of each person, without titles: `Mr E Walsh & John` is `E Walsh` and `John` */
    public static function parts(string $name): array
    {
        $plain = trim((string) preg_replace(['/\s+/u', self::TITLES], [' ', ' '], $name));

        return array_values(array_filter(array_map(trim(...), preg_split('/\s*(?:&|\+|\/|;|\band\b)\s*/iu', $plain) ?: []), static fn (string $part): bool => $part !== ''));
    }

    private static function judge(MatchReasonKind $kind, string $holder, string $client, bool $isJoint): self
    {
        $joint = $isJoint ? ' It is a joint account.' : '';

        return match ($kind) {
            MatchReasonKind::SameName => new self(HolderLikeness::Same, "“{$holder}” is the client’s name.{$joint}"),
            MatchReasonKind::Nickname => new self(HolderLikeness::Same, "“{$holder}” is a usual form of {$client}.{$joint}"),
            MatchReasonKind::TransposedName => new self(HolderLikeness::Same, "“{$holder}” is {$client} with the surname first.{$joint}"),
            MatchReasonKind::SimilarName => new self(HolderLikeness::Similar, "“{$holder}” could be {$client}: initials or a slip of a letter.{$joint}"),
            MatchReasonKind::Surname => new self(HolderLikeness::Other, "“{$holder}” has only the surname of {$client}."),
            MatchReasonKind::GivenName => new self(HolderLikeness::Other, "“{$holder}” has only the given name of {$client}."),
            default => new self(HolderLikeness::Other, "“{$holder}” is not the name of {$client}."),
        };
    }

    private static function rank(self $match): int
    {
        return match ($match->likeness) {
            HolderLikeness::Same => 2,
            HolderLikeness::Similar => 1,
            HolderLikeness::Other => 0,
        };
    }

    /**
     * @param  list<string>  $clientSurname  its words: of INGRID DE SOUZA only the client's own name tells where the surname begins
     * @return list<PersonFacts> each holder of the account; who stands there without a surname has the last one's
     */
    private static function people(string $holder, array $clientSurname): array
    {
        $parts = self::parts($holder);
        $surname = self::words($parts[count($parts) - 1] ?? '');

        return array_map(static function (string $part) use ($surname, $clientSurname): PersonFacts {
            if (str_contains($part, ',')) {
                [$last, $first] = array_map(trim(...), explode(',', $part, 2));

                return new PersonFacts(firstName: $first, lastName: $last);
            }
            $words = self::words($part);
            if (count($words) > count($clientSurname) && self::endsWith($words, $clientSurname)) {
                return new PersonFacts(firstName: implode(' ', array_slice($words, 0, -count($clientSurname))), lastName: implode(' ', $clientSurname));
            }
            $last = count($words) > 1 ? (string) array_pop($words) : (string) ($surname[count($surname) - 1] ?? '');

            return new PersonFacts(firstName: implode(' ', $words), lastName: $last);
        }, $parts);
    }

    /**
     * @param  list<string>  $words
     * @param  list<string>  $end
     */
    private static function endsWith(array $words, array $end): bool
    {
        return $end !== [] && mb_strtolower(implode(' ', array_slice($words, -count($end)))) === mb_strtolower(implode(' ', $end));
    }

    /** @return list<string> */
    private static function words(string $text): array
    {
        return array_values(array_filter(preg_split('/\s+/u', trim($text)) ?: [], static fn (string $word): bool => $word !== ''));
    }
}
