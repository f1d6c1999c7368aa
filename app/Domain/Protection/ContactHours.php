<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Enums\AustralianState;
use App\Support\BusinessDays;
use Carbon\CarbonImmutable;

/**
 * When people may be called or texted for marketing, in their own time: on weekdays from 9 am to 8 pm and on Saturdays from 9 am to
 * 5 pm, never on Sundays and public holidays (Telecommunications (Telemarketing and Research Calls) Industry Standard 2017,
 * section 8, for calls; we keep to the same hours for SMS).
 */
final readonly class ContactHours
{
    private const FROM = 9;

    private const UNTIL_WEEKDAY = 20;

    private const UNTIL_SATURDAY = 17;

    /** The next moment at which it is allowed. Zones differ by half hours. */
    public static function next(?AustralianState $state, CarbonImmutable $at): CarbonImmutable
    {
        for ($next = $at->startOfHour(); $next <= $at || self::refusal($state, $next) !== null; $next = $next->addMinutes(30));

        return $next;
    }

    /** @return list<AustralianState> where it is allowed */
    public static function openStates(CarbonImmutable $at): array
    {
        return array_values(array_filter(AustralianState::cases(), static fn (AustralianState $state): bool => self::refusal($state, $at) === null));
    }

    /** Why not now; null when it is allowed. Without a state, it must be allowed in all of them. */
    public static function refusal(?AustralianState $state, CarbonImmutable $at): ?Refusal
    {
        foreach ($state === null ? AustralianState::cases() : [$state] as $one) {
            $local = $at->setTimezone($one->timeZone());
            if (BusinessDays::isHoliday($local, $one)) {
                return new Refusal('contact_hours', "Today is a public holiday in {$one->label()}. Marketing is not allowed.");
            }
            $until = $local->isSaturday() ? self::UNTIL_SATURDAY : self::UNTIL_WEEKDAY;
            if ($local->isSunday() || $local->hour < self::FROM || $local->hour >= $until) {
                return new Refusal(
                    'contact_hours',
                    "It is {$local->format('l, g:i a')} in {$one->label()}. Marketing is allowed on weekdays from 9 am to 8 pm and on Saturdays from 9 am to 5 pm.",
                );
            }
        }

        return null;
    }
}
