<?php

declare(strict_types=1);

namespace App\Domain\Leads;

use App\Models\Client;
use App\Models\Lead;

/** The result of a conversion: a client, a barred lead, or no answer from the register. */
final readonly class ConversionOutcome
{
    private function __construct(
        public Lead $lead,
        public ?Client $client,
        public ?string $barredReason,
        public bool $isUnanswered,
    ) {}

    public static function converted(Lead $lead, Client $client): self
    {
        return new self($lead, $client, null, false);
    }

    public static function barred(Lead $lead, string $reason): self
    {
        return new self($lead, null, $reason, false);
    }

    public static function unanswered(Lead $lead): self
    {
        return new self($lead, null, null, true);
    }
}
