<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Enums\RsgChannel;
use Carbon\CarbonImmutable;

/** A validated responsible-gambling message with a client. */
final readonly class NewRsgCommunication
{
    public function __construct(
        public string $external_id,
        public int $client_id,
        /** Null when the client wrote it. */
        public ?int $sender_id,
        public RsgChannel $channel,
        public string $body,
        public CarbonImmutable $sent_at,
    ) {}
}
