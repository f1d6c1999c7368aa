<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use Carbon\CarbonImmutable;

/** A validated inbound email. */
final readonly class NewInboundEmail
{
    /**
     * @param  string  $provider_id  the Message-ID, without brackets
     * @param  string  $from  the bare address in lower case, as stored for clients
     * @param  string  $body  always plain text
     */
    public function __construct(
        public string $provider_id,
        public string $from,
        public string $to,
        public string $subject,
        public string $body,
        public CarbonImmutable $received_at,
    ) {}
}
