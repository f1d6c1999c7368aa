<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A page of a conversation, oldest message first. */
final readonly class SmsHistory
{
    /** @param  list<SmsBubble>  $messages */
    public function __construct(
        public array $messages,
        /** The cursor of the older messages; null when there are none. */
        public ?string $older_cursor,
    ) {}
}
