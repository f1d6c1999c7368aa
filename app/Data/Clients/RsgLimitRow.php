<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;

/** A limit that a client has set. `amount_cents` or, of a session limit, `minutes`. Times are UTC. */
final readonly class RsgLimitRow
{
    public function __construct(
        public int $id,
        public RsgLimitKind $kind,
        public RsgLimitPeriod $period,
        public ?int $amount_cents,
        public ?int $minutes,
        /** Not yet in force. */
        public bool $is_waiting,
        public bool $has_ended,
        public string $effective_at,
        /** The end of the limit, past or planned. */
        public ?string $ended_at,
        public ?string $reason,
        public ?string $officer_name,
    ) {}
}
