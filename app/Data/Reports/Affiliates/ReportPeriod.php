<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** The months of a report. */
final readonly class ReportPeriod
{
    public function __construct(
        /** The last month, `2026-11`. */
        public string $until,
        public int $months,
        /** The first day of the first month, `2026-09-01`. */
        public string $first,
        /** @var list<string> months that can be chosen, newest first */
        public array $choices,
        /** When the figures were added up. */
        public ?string $added_up_at,
    ) {}
}
