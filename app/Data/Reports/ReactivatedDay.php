<?php

declare(strict_types=1);

namespace App\Data\Reports;

/** Clients who bet again on a day, in the business time zone. */
final readonly class ReactivatedDay
{
    public function __construct(public string $day, public int $value) {}
}
