<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Enums\RsgEventSeverity;
use Carbon\CarbonImmutable;

/** A decision on a form. Only the fields of the form's type are set. */
final readonly class FormDecision
{
    /**
     * @param  string  $note  the reason, or the description of the event
     * @param  CarbonImmutable|null  $until  the last day of a self-exclusion; null for permanent
     * @param  int|null  $days  the length of a time-out
     */
    public function __construct(
        public string $note,
        public ?NewRsgLimit $limit = null,
        public ?CarbonImmutable $until = null,
        public ?int $days = null,
        public ?RsgEventSeverity $severity = null,
    ) {}
}
