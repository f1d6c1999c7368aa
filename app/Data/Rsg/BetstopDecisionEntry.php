<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\BetstopDecision;

/** One decision about a notice. */
final readonly class BetstopDecisionEntry
{
    public function __construct(
        public BetstopDecision $decision,
        public string $by,
        public string $at,
        public ?string $reason,
        public ?string $client_name,
        public ?string $client_pin,
    ) {}
}
