<?php

declare(strict_types=1);

namespace App\Services\Matching;

use Carbon\CarbonImmutable;

/** How alike two dates of birth are; a parent and a child born on the same day of the year are not. */
final readonly class BirthDateLikeness
{
    /** Years between parent and child. */
    private const GENERATION = 15;

    public static function of(?CarbonImmutable $left, ?CarbonImmutable $right): ?MatchReasonKind
    {
        if ($left === null || $right === null) {
            return null;
        }

        [$one, $other] = [$left->format('Ymd'), $right->format('Ymd')];

        return match (true) {
            $one === $other => MatchReasonKind::DateOfBirth,
            $left->format('Ymd') === $right->format('Ydm') => MatchReasonKind::SwappedDateOfBirth,
            abs($left->year - $right->year) >= self::GENERATION => MatchReasonKind::OtherDateOfBirth,
            self::isOneSlip($one, $other) => MatchReasonKind::SimilarDateOfBirth,
            default => MatchReasonKind::OtherDateOfBirth,
        };
    }

    /** One digit wrong, or two neighbours swapped. */
    private static function isOneSlip(string $left, string $right): bool
    {
        $different = array_keys(array_diff_assoc(str_split($left), str_split($right)));

        return match (count($different)) {
            1 => true,
            2 => $different[1] === $different[0] + 1 && $left[$different[0]] === $right[$different[1]] && $left[$different[1]] === $right[$different[0]],
            default => false,
        };
    }
}
