<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use App\Services\Intake\ClientNames;
use App\Services\Matching\MatchReasonKind;
use App\Services\Matching\NameLikeness;
use App\Services\Matching\PersonFacts;

/** Holds the name that a bank's line gives of a payer against the names of a client. */
final readonly class PayerLikeness
{
    private const TITLES = ['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'master'];

    /** A name of more words is no name, and would be parted in more ways than it is worth. */
    private const MOST_WORDS = 6;

    /** What banks write around a name. */
    private const NOISE = [
        'payment', 'payments', 'from', 'deposit', 'deposits', 'osko', 'npp', 'fast', 'transfer', 'transfers', 'direct', 'credit', 'payid', 'pay', 'id', 'ref', 'reference', 'to', 'the',
        'account', 'acct', 'internet', 'banking', 'mobile', 'online', 'received', 'inward', 'eft', 'and', 'for', 'by', 'via', 'tfr', 'trf', 'dep', 'de', 'bsb', 'bet', 'betting', 'punting', 'top', 'up',
    ];

    /** @return list<string> the words of a name, folded, without a title before them */
    public static function words(string $name): array
    {
        $words = ClientNames::words($name);
        while (count($words) > 2 && in_array($words[0], self::TITLES, true)) {
            array_shift($words);
        }

        return array_slice($words, 0, self::MOST_WORDS);
    }

    /** @return list<string> what may be a name in a text that follows no pattern */
    public static function wordsInText(string $text): array
    {
        $plain = (string) preg_replace('/\S+@\S+/', ' ', $text);

        return array_slice(array_values(array_filter(
            ClientNames::words($plain),
            static fn (string $word): bool => preg_match('/\d/', $word) !== 1 && strlen($word) > 1 && ! in_array($word, self::NOISE, true),
        )), 0, self::MOST_WORDS);
    }

    /**
     * @param  list<string>  $payer  as `words` gives them
     * @return Evidence|null null where the two are called otherwise
     */
    public static function likeness(array $payer, string $firstName, string $lastName, ?string $preferredName): ?Evidence
    {
        $own = [...self::words($firstName), ...ClientNames::words($lastName)];
        $preferred = $preferredName === null || $preferredName === '' ? null : [...ClientNames::words($preferredName), ...ClientNames::words($lastName)];
        if ($payer === [] || $own === []) {
            return null;
        }
        if ($payer === $own || $payer === $preferred) {
            return Evidence::Name;
        }

        // Walsh E is written as often as E Walsh.
        if (count($payer) > 1 && strlen($payer[count($payer) - 1]) === 1) {
            $payer = [$payer[count($payer) - 1], ...array_slice($payer, 0, -1)];
        }
        $best = null;
        $client = new PersonFacts($firstName, $lastName, preferredName: $preferredName);
        for ($at = 1; $at < count($payer); $at++) {
            $first = implode(' ', array_slice($payer, 0, $at));
            $last = implode(' ', array_slice($payer, $at));
            $found = self::evidence(NameLikeness::of(new PersonFacts($first, $last), $client), $payer, $client);
            $best = $found !== null && ($best === null || $found->points() > $best->points()) ? $found : $best;
        }

        return $best;
    }

    /**
     * Whether both names of a client stand in a text, in whatever order and among whatever else.
     *
     * @param  list<string>  $words  as `wordsInText` gives them
     */
    public static function isIn(array $words, string $firstName, string $lastName): bool
    {
        $own = [...ClientNames::words($firstName), ...ClientNames::words($lastName)];

        return count($own) > 1 && array_diff($own, $words) === [];
    }

    /** @param  list<string>  $payer */
    private static function evidence(MatchReasonKind $kind, array $payer, PersonFacts $client): ?Evidence
    {
        return match ($kind) {
            MatchReasonKind::SameName => Evidence::Name,
            MatchReasonKind::TransposedName => Evidence::SwappedName,
            MatchReasonKind::Nickname => Evidence::Nickname,
            MatchReasonKind::SimilarName => self::hasInitialOf($payer, $client->firstName) ? Evidence::Initial : Evidence::SimilarName,
            MatchReasonKind::Surname => Evidence::Surname,
            default => null,
        };
    }

    /** @param  list<string>  $payer */
    private static function hasInitialOf(array $payer, string $firstName): bool
    {
        return in_array(substr(NameLikeness::folded($firstName), 0, 1), array_filter($payer, static fn (string $word): bool => strlen($word) === 1), true);
    }
}
