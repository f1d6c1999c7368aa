<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use App\Services\Matching\GivenNames;

/** How alike the payers of two lines are. Banks cut names off, shorten given names to a letter, and turn them round. */
enum PayerLikeness
{
    case Same;
    case Similar;
    case Initial;
    case Family;
    case Other;
    case Unknown;

    private const EQUAL = 0;

    private const SLIP = 1;

    private const LETTER = 2;

    /** Shorter words are other names when a letter differs. */
    private const TYPO_FROM = 4;

    private const CUT_FROM = 4;

    public static function of(PaymentText $one, PaymentText $other): self
    {
        if ($one->names === [] || $other->names === []) {
            return self::Unknown;
        }
        $isNamed = $one->namesPayer && $other->namesPayer;
        [$short, $long] = self::ordered($one, $other);
        $match = self::within($short, $long);

        return match (true) {
            $match === self::EQUAL && count($short) === count($long) => self::Same,
            count($short) === 1 && count($long) > 1 && $match !== null => $isNamed ? self::Family : self::Unknown,
            $match === self::EQUAL, $match === self::SLIP => self::Similar,
            $match === self::LETTER => self::Initial,
            self::shareSurname($short, $long) => self::Family,
            default => $isNamed ? self::Other : self::Unknown,
        };
    }

    /**
     * @return array{non-empty-list<string>, non-empty-list<string>} a name that a description was only searched for comes first
     */
    private static function ordered(PaymentText $one, PaymentText $other): array
    {
        /** @var array{non-empty-list<string>, non-empty-list<string>} */
        return count($one->names) <= count($other->names) ? [$one->names, $other->names] : [$other->names, $one->names];
    }

    /**
     * The weakest way in which each word of the one finds one of the other; null when a word finds none.
     *
     * @param  list<string>  $short
     * @param  list<string>  $long
     */
    private static function within(array $short, array $long): ?int
    {
        $worst = self::EQUAL;
        // Whole words first, so that a letter takes none of theirs.
        usort($short, static fn (string $one, string $other): int => strlen($other) <=> strlen($one));
        foreach ($short as $word) {
            $found = null;
            foreach ($long as $place => $candidate) {
                $way = self::wordsMatch($word, $candidate);
                if ($way !== null && ($found === null || $way < $found[0])) {
                    $found = [$way, $place];
                }
            }
            if ($found === null) {
                return null;
            }
            unset($long[$found[1]]);
            $worst = max($worst, $found[0]);
        }

        return $worst;
    }

    private static function wordsMatch(string $one, string $other): ?int
    {
        [$short, $long] = strlen($one) <= strlen($other) ? [$one, $other] : [$other, $one];

        return match (true) {
            $one === $other => self::EQUAL,
            strlen($short) === 1 => $short === $long[0] ? self::LETTER : null,
            strlen($short) >= self::CUT_FROM && str_starts_with($long, $short) => self::SLIP,
            GivenNames::areForms($one, $other) => self::SLIP,
            strlen($short) >= self::TYPO_FROM && ! (GivenNames::isKnown($one) && GivenNames::isKnown($other)) && self::isSlip($short, $long) => self::SLIP,
            default => null,
        };
    }

    /** One letter, or two neighbours that changed places. */
    private static function isSlip(string $short, string $long): bool
    {
        if (levenshtein($short, $long) <= 1) {
            return true;
        }
        $at = strspn($short ^ $long, "\0");

        return strlen($short) === strlen($long) && substr($short, 0, $at).strrev(substr($short, $at, 2)).substr($short, $at + 2) === $long;
    }

    /**
     * @param  non-empty-list<string>  $short
     * @param  non-empty-list<string>  $long
     */
    private static function shareSurname(array $short, array $long): bool
    {
        $surname = $short[count($short) - 1];

        return strlen($surname) > 1 && in_array($surname, [$long[count($long) - 1], $long[0]], true);
    }
}
