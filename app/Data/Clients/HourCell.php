<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One hour of the week in which the client bet. */
final readonly class HourCell
{
    public function __construct(
        /** 1 is Monday. */
        public int $weekday,
        /** 0 to 23, in the business time zone. */
        public int $hour,
        public int $bets,
        public int $stake_cents,
    ) {}
}
