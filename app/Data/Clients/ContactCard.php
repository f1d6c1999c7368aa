<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\BetstopState;

/** Facts to know before writing to a client. Times are UTC. */
final readonly class ContactCard
{
    public function __construct(
        public ?string $sms_opted_out_at,
        /** The basis and channel of the latest consent to SMS, of the client or of the lead they were. Null when none is recorded. */
        public ?string $consent_label,
        public ?string $consent_evidence,
        public ?string $consent_at,
        public BetstopState $betstop_state,
        public ?string $betstop_checked_at,
        public bool $is_barred,
        public ?string $state_name,
        /** The time zone of the client's state. Null without a state. */
        public ?string $time_zone,
    ) {}
}
