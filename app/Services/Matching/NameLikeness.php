<?php

declare(strict_types=1);

namespace App\Services\Matching;

use App\Services\Search\TermFolder;

/** How alike two people's names are, as the kind of evidence that it is. */
final readonly class NameLikeness
{
    private const SAME = 3;

    private const FORM = 2;

    private const TYPO = 1;

    private const OTHER = 0;

    /** Below this length one letter makes another name: Kim and Tim. */
    private const TYPO_FROM = 4;

    /** From here on two letters may be wrong. */
    private const TWO_TYPOS_FROM = 9;

    public static function of(PersonFacts $left, PersonFacts $right): MatchReasonKind
    {
        [$leftLast, $rightLast] = [self::folded($left->lastName), self::folded($right->lastName)];
        $given = max(array_map(
            static fn (array $pair): int => self::given($pair[0], $pair[1]),
            self::pairs([$left->firstName, $left->preferredName], [$right->firstName, $right->preferredName]),
        ));
        $last = self::part($leftLast, $rightLast);

        if ($given > self::OTHER && $last > self::OTHER) {
            return match (true) {
                $given === self::SAME && $last === self::SAME => MatchReasonKind::SameName,
                $given === self::FORM && $last === self::SAME => MatchReasonKind::Nickname,
                default => MatchReasonKind::SimilarName,
            };
        }
        if (self::part(self::folded($left->firstName), $rightLast) > self::OTHER && self::part($leftLast, self::folded($right->firstName)) > self::OTHER) {
            return MatchReasonKind::TransposedName;
        }

        return match (true) {
            $last > self::OTHER => MatchReasonKind::Surname,
            $given > self::TYPO => MatchReasonKind::GivenName,
            default => MatchReasonKind::OtherName,
        };
    }

    /** Letters and digits alone, without accents: O’Leary is oleary, Ngô is ngo. */
    public static function folded(string $name): string
    {
        return (string) preg_replace('/[^a-z0-9]/', '', TermFolder::plain($name));
    }

    /**
     * @param  list<string|null>  $left
     * @param  list<string|null>  $right
     * @return non-empty-list<array{string, string}>
     */
    private static function pairs(array $left, array $right): array
    {
        $pairs = [[(string) $left[0], (string) $right[0]]];
        foreach (array_filter($left) as $one) {
            foreach (array_filter($right) as $other) {
                $pairs[] = [$one, $other];
            }
        }

        return $pairs;
    }

    private static function given(string $left, string $right): int
    {
        [$one, $other] = [self::folded($left), self::folded($right)];
        if ($one === '' || $other === '') {
            return self::OTHER;
        }
        if ($one === $other) {
            return self::SAME;
        }

        [$first, $second] = [self::firstWord($left), self::firstWord($right)];
        $isInitial = (strlen($one) === 1 || strlen($other) === 1) && $one[0] === $other[0];
        // Mary Anne is called Mary too; but Thi Lan and Thi Mai are two people.
        $isLonger = $first === $other || $second === $one;

        return match (true) {
            $isLonger, GivenNames::areForms($one, $other), GivenNames::areForms($first, $second) && ($first === $one || $second === $other) => self::FORM,
            $isInitial => self::TYPO,
            GivenNames::isKnown($one) && GivenNames::isKnown($other) => self::OTHER,
            default => self::part($one, $other),
        };
    }

    private static function firstWord(string $name): string
    {
        return self::folded((string) (preg_split('/[\s-]+/', trim($name))[0] ?? ''));
    }

    private static function part(string $left, string $right): int
    {
        if ($left === '' || $right === '') {
            return self::OTHER;
        }
        if ($left === $right) {
            return self::SAME;
        }

        $length = min(strlen($left), strlen($right));
        $allowed = $length >= self::TWO_TYPOS_FROM ? 2 : ($length >= self::TYPO_FROM ? 1 : 0);

        return $allowed > 0 && (self::isSwapOfNeighbours($left, $right) || levenshtein($left, $right) <= $allowed) ? self::TYPO : self::OTHER;
    }

    /** Micheal for Michael: one slip, though two letters differ. */
    private static function isSwapOfNeighbours(string $left, string $right): bool
    {
        if (strlen($left) !== strlen($right)) {
            return false;
        }
        $at = strspn($left ^ $right, "\0");

        return substr($left, 0, $at).strrev(substr($left, $at, 2)).substr($left, $at + 2) === $right;
    }
}
