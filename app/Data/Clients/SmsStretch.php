<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A stretch of a conversation, oldest first. */
final readonly class SmsStretch
{
    /** @param  list<SmsBubble>  $messages */
    public function __construct(
        public array $messages,
        /** Where the older ones begin; null when these are the oldest. */
        public ?string $older_cursor,
    ) {}
}
