<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use Carbon\CarbonImmutable;

/** A validated inbound SMS. */
final readonly class NewInboundSms
{
    public function __construct(
        public string $provider_id,
        public string $from_e164,
        public string $body,
        public CarbonImmutable $received_at,
    ) {}
}
