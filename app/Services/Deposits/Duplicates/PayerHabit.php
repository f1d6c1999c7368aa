<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use Carbon\CarbonImmutable;

/** How a payer has paid this amount before: what is ordinary for one is a repeat for another. */
final readonly class PayerHabit
{
    /** What is closer than this is close, whatever the pair's own distance. */
    private const CLOSE_SECONDS = 900;

    /** A pair that is a little further apart than the payments before is still one of them. */
    private const SLACK = 1.25;

    /**
     * @param  list<CarbonImmutable>  $times  of earlier payments of the amount by the payer, oldest first, without repeats that people confirmed
     * @param  int  $dismissed  how many pairs of them people found to be ordinary
     */
    public function __construct(public array $times, public int $dismissed) {}

    public static function none(): self
    {
        return new self([], 0);
    }

    /** How often a payment of the amount followed another at least as closely as this pair does. */
    public function closeRepeats(CarbonImmutable $earlier, int $gapSeconds): int
    {
        $most = max(self::CLOSE_SECONDS, (int) ($gapSeconds * self::SLACK));
        $repeats = 0;
        $before = null;
        foreach ([...$this->times, $earlier] as $time) {
            $repeats += (int) ($before !== null && abs($time->getTimestamp() - $before->getTimestamp()) <= $most);
            $before = $time;
        }

        return $repeats;
    }
}
