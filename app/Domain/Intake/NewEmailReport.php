<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use Carbon\CarbonImmutable;

/** A provider's delivery report of an outbound email. */
final readonly class NewEmailReport
{
    /**
     * @param  string  $provider_id  the Message-ID, without brackets
     * @param  ?string  $reason  of a bounce only
     */
    public function __construct(
        public string $provider_id,
        public bool $is_delivered,
        public ?string $reason,
        public CarbonImmutable $occurred_at,
    ) {}
}
