<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\RsgLimitPeriod;

/** The request that the fields of a form state. It fills in the decision, which staff check. */
final readonly class FormSuggestion
{
    public function __construct(
        /** Amount of a limit in dollars: '200'. */
        public ?string $amount,
        public ?RsgLimitPeriod $period,
        /** The length of a time-out. */
        public ?int $days,
    ) {}
}
