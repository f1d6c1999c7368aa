<?php

declare(strict_types=1);

namespace App\Data\Sms;

/** The chosen conversation of the SMS panel. Times are UTC. */
final readonly class ConversationDetails
{
    public function __construct(
        public int $id,
        /** In Australian format. */
        public string $phone,
        public ?ConversationClient $client,
        public ?int $assignee_id,
        public ?string $assignee_name,
        public bool $is_resolved,
        /** The end of the snooze; null when it is over. */
        public ?string $snoozed_until,
    ) {}
}
