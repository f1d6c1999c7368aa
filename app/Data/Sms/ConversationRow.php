<?php

declare(strict_types=1);

namespace App\Data\Sms;

/** One conversation of the SMS panel. Times are UTC. */
final readonly class ConversationRow
{
    public function __construct(
        public int $id,
        /** The client, or null when no client has the number. */
        public ?string $client_name,
        /** In Australian format. */
        public string $phone,
        public ?string $assignee_name,
        public int $unread_count,
        public ?string $last_message_at,
        /** The beginning of the newest message. */
        public ?string $last_message,
        public bool $is_last_from_us,
        /** The newest message failed or was held back. */
        public bool $is_last_failed,
        public bool $is_resolved,
        /** The end of the snooze; null when it is over. */
        public ?string $snoozed_until,
    ) {}
}
