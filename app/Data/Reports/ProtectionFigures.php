<?php

declare(strict_types=1);

namespace App\Data\Reports;

use App\Data\Rsg\RsgCount;
use App\Data\Rsg\RsgResponse;

/** How the business protects people: all companies and states. */
final readonly class ProtectionFigures
{
    /**
     * @param  list<RsgCount>  $open  exclusion cases and RSG events
     * @param  list<RsgResponse>  $responses  of the last 30 days
     */
    public function __construct(
        public array $open,
        public int $new_cases,
        public int $new_events,
        public array $responses,
    ) {}
}
