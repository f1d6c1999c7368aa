<?php

declare(strict_types=1);

namespace App\Domain\Notes;

use Carbon\CarbonImmutable;

/** Finds promises in a note: a sentence with something to do and a day, such as “Will call her back Monday” or “send form on 3/12”. */
final readonly class PromiseText
{
    private const DO = '(?:call|ring|phone|text|sms|message|e-?mail|follow(?:ing)? up|chase|get back|check|send|remind|ask|talk|speak|meet|visit|review)(?:ing)?';

    private const WEEKDAYS = ['mon' => 1, 'tue' => 2, 'wed' => 3, 'thu' => 4, 'fri' => 5, 'sat' => 6, 'sun' => 7];

    private const MONTHS = [
        'jan' => 1,
        'feb' => 2,
        'mar' => 3,
        'apr' => 4,
        'may' => 5,
        'jun' => 6,
        'jul' => 7,
        'aug' => 8,
        'sep' => 9,
        'oct' => 10,
        'nov' => 11,
        'dec' => 12,
    ];

    private const DAY = '(?<soon>today|tonight|this (?:morning|afternoon|evening))|(?<tomorrow>tomorrow)|(?<next_week>next week)'
        .'|(?<weekday>mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|rsday|urday)?'
        .'|(?<day>[0-3]?\d)(?:st|nd|rd|th)? (?:of )?(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:,? 20(?<year>\d\d))?'
        .'|(?<numeric_day>[0-3]?\d)\/(?<numeric_month>[01]?\d)(?:\/(?:20)?(?<numeric_year>\d\d))?';

    private const MOST = 5;

    private const LENGTH = 160;

    /**
     * @param  CarbonImmutable  $today  when the text was written, in its author's time zone
     * @return array<string, CarbonImmutable> the day by sentence
     */
    public static function find(string $text, CarbonImmutable $today): array
    {
        $promises = [];
        foreach (preg_split('/[.!?;](?=\s|$)|\R/u', MentionText::plain($text)) ?: [] as $sentence) {
            // “Called Monday” is a report, so the word must be the plain verb.
            if (preg_match('/\b'.self::DO.'\b.{0,80}?\b(?:'.self::DAY.')\b/iu', $sentence, $match, PREG_UNMATCHED_AS_NULL) !== 1) {
                continue;
            }
            $day = self::day($match, $today->startOfDay());
            if ($day !== null) {
                $promises[mb_substr(trim($sentence), 0, self::LENGTH)] = $day;
            }
        }

        return array_slice($promises, 0, self::MOST);
    }

    /** @param  array<string|null>  $match */
    private static function day(array $match, CarbonImmutable $today): ?CarbonImmutable
    {
        return match (true) {
            $match['soon'] !== null => $today,
            $match['tomorrow'] !== null => $today->addDay(),
            $match['next_week'] !== null => $today->addWeek()->startOfWeek(),
            $match['weekday'] !== null => $today->next(self::WEEKDAYS[strtolower(substr($match['weekday'], 0, 3))] % 7),
            $match['month'] !== null => self::date((int) $match['day'], self::MONTHS[strtolower($match['month'])], $match['year'], $today),
            default => self::date((int) $match['numeric_day'], (int) $match['numeric_month'], $match['numeric_year'], $today),
        };
    }

    /**
     * The date of that year, or else the next such date; null for a date that is over or does not exist.
     *
     * @param  string|null  $written  the last two digits of the year
     */
    private static function date(int $day, int $month, ?string $written, CarbonImmutable $today): ?CarbonImmutable
    {
        foreach ($written === null ? [$today->year, $today->year + 1] : [2000 + (int) $written] as $year) {
            if (checkdate($month, $day, $year) && ($date = $today->setDate($year, $month, $day))->greaterThanOrEqualTo($today)) {
                return $date;
            }
        }

        return null;
    }
}
