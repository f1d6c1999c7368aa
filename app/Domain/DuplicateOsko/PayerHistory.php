<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

use Carbon\CarbonImmutable;

/** A payer's earlier payments of one amount. A repeat that is usual for this payer is not suspicious. */
final readonly class PayerHistory
{
    /** Payments this close are close, however close the compared pair is. */
    private const CLOSE_SECONDS = 900;

    /** A pair may be a little further apart than the payments before. */
    private const TOLERANCE = 1.25;

    /**
     * @param  list<CarbonImmutable>  $times  oldest first, without confirmed repeats
     * @param  int  $dismissed  pairs of these that staff dismissed
     */
    public function __construct(private array $times = [], private int $dismissed = 0) {}

    /** How often the payer has paid the amount twice at least as close as this pair; dismissed pairs count twice. */
    public function repeats(CarbonImmutable $earlier, int $gapSeconds): int
    {
        $most = max(self::CLOSE_SECONDS, (int) ($gapSeconds * self::TOLERANCE));
        $repeats = $this->dismissed;
        $previous = null;
        foreach ([...$this->times, $earlier] as $time) {
            $repeats += (int) ($previous !== null && abs($time->getTimestamp() - $previous->getTimestamp()) <= $most);
            $previous = $time;
        }

        return $repeats;
    }
}
