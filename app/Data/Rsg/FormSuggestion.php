<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\RsgLimitPeriod;

/** What a form asks for, as far as its fields say so. It fills in the decision, which staff check. */
final readonly class FormSuggestion
{
    public function __construct(
        /** Of a limit, in dollars: '200'. */
        public ?string $amount,
        public ?RsgLimitPeriod $period,
        /** The length of a time-out. */
        public ?int $days,
    ) {}
}
