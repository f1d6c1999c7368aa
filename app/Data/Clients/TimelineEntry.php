<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\TimelineKind;

/** One line of a client's timeline. The time is UTC. */
final readonly class TimelineEntry
{
    public function __construct(
        /** Unique in the timeline: "deposit:5". */
        public string $key,
        public TimelineKind $kind,
        /** The kind of record, for its icon: bet, deposit, withdrawal, sms and so on. */
        public string $source,
        public string $at,
        public string $text,
        public ?int $amount_cents,
        /** Its status: "Won", "Pending". */
        public ?string $state,
        /** The client page with the details. */
        public string $url,
    ) {}
}
