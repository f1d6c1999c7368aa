<?php

declare(strict_types=1);

namespace App\Domain\People;

use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Compares dates of birth. */
final readonly class BirthDateMatcher
{
    /** Years between parent and child, who can have the same birthday. */
    private const GENERATION = 15;

    public static function compare(?CarbonImmutable $left, ?CarbonImmutable $right): ?MatchReasonKind
    {
        if ($left === null || $right === null) {
            return null;
        }

        [$one, $other] = [$left->format('Ymd'), $right->format('Ymd')];

        return match (true) {
            $one === $other => MatchReasonKind::DateOfBirth,
            $left->format('Ymd') === $right->format('Ydm') => MatchReasonKind::SwappedDateOfBirth,
            abs($left->year - $right->year) >= self::GENERATION => MatchReasonKind::OtherDateOfBirth,
            self::isOneTypo($one, $other) => MatchReasonKind::SimilarDateOfBirth,
            default => MatchReasonKind::OtherDateOfBirth,
        };
    }

    /**
     * Every date that compare() doesn't call different, for index lookups.
     *
     * @return list<string> as 1980-03-07
     */
    public static function similarDates(CarbonImmutable $born): array
    {
        $digits = $born->format('Ymd');
        $spellings = [$digits, $born->format('Ydm')];
        for ($place = 0; $place < strlen($digits); $place++) {
            foreach (range('0', '9') as $digit) {
                $spellings[] = substr_replace($digits, (string) $digit, $place, 1);
            }
            if ($place > 0) {
                $spellings[] = substr($digits, 0, $place - 1).$digits[$place].$digits[$place - 1].substr($digits, $place + 1);
            }
        }
        $dates = [];
        foreach (array_unique($spellings) as $eight) {
            [$year, $month, $day] = [(int) substr($eight, 0, 4), (int) substr($eight, 4, 2), (int) substr($eight, 6)];
            if (abs($year - $born->year) < self::GENERATION && checkdate($month, $day, $year)) {
                $dates[] = sprintf('%04d-%02d-%02d', $year, $month, $day);
            }
        }

        return $dates;
    }

    /**
     * The days as the database stores them. SQLite stores a date as written, and Eloquent writes it with a time.
     *
     * @param  list<string>  $days
     * @return list<string>
     */
    public static function stored(array $days): array
    {
        return DB::getDriverName() === 'sqlite' ? [...$days, ...array_map(static fn (string $day): string => "{$day} 00:00:00", $days)] : $days;
    }

    /** One wrong digit, or two neighbours swapped. */
    private static function isOneTypo(string $left, string $right): bool
    {
        $different = array_keys(array_diff_assoc(str_split($left), str_split($right)));

        return match (count($different)) {
            1 => true,
            2 => $different[1] === $different[0] + 1 && $left[$different[0]] === $right[$different[1]] && $left[$different[1]] === $right[$different[0]],
            default => false,
        };
    }
}
