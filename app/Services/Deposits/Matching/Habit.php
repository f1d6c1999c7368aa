<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

use Carbon\CarbonImmutable;

/** What a client's approved deposits were like lately. */
final readonly class Habit
{
    /** Fewer than this are no habit. */
    private const FEWEST = 2;

    private const FEWEST_DAYS = 4;

    /**
     * @param  list<int>  $amounts  cents
     * @param  list<int>  $weekdays  1 for Monday
     */
    public function __construct(public array $amounts = [], public array $weekdays = []) {}

    public function timesOf(int $cents): int
    {
        return count(array_keys($this->amounts, $cents, true));
    }

    public function hasAmount(int $cents): bool
    {
        return $this->timesOf($cents) >= self::FEWEST;
    }

    /** Half of them and more. */
    public function hasWeekday(CarbonImmutable $at): bool
    {
        $same = count(array_keys($this->weekdays, self::weekday($at), true));

        return count($this->weekdays) >= self::FEWEST_DAYS && 2 * $same >= count($this->weekdays);
    }

    public static function weekday(CarbonImmutable $at): int
    {
        return $at->setTimezone(config()->string('paddock.timezone'))->dayOfWeekIso;
    }
}
