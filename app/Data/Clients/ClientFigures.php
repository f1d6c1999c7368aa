<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** The figures of a client over some months. */
final readonly class ClientFigures
{
    /**
     * @param  list<MonthFigures>  $months  oldest first, without a gap
     * @param  list<MonthFigures>  $sites  the largest turnover first
     */
    public function __construct(
        public array $months,
        public array $sites,
        public MonthFigures $total,
        /** The time zone of the months. */
        public string $time_zone,
    ) {}
}
