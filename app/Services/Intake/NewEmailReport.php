<?php

declare(strict_types=1);

namespace App\Services\Intake;

use Carbon\CarbonImmutable;

/** What became of an e-mail of ours, as its provider reported it: delivered, or bounced. */
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
