<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\MessageDirection;
use App\Enums\PhoneOutcome;

/** One phone call. */
final readonly class PhoneLogRow
{
    public function __construct(
        public int $id,
        public string $called_at,
        public MessageDirection $direction,
        /** client, lead or db_client; null for an unknown number. */
        public ?string $person_type,
        public ?int $person_id,
        /** Null for viewers who don't see the record. */
        public ?string $person_name,
        /** Masked for viewers who don't see contact details; null when the caller withheld it. */
        public ?string $number,
        public ?string $user_name,
        public ?int $seconds,
        /** Null until it is known how the call ended. */
        public ?PhoneOutcome $outcome,
    ) {}
}
