<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\EmailStatus;
use App\Enums\MessageDirection;

/** An email in the list, without its text. Addresses are masked for viewers who can't see them. Times are UTC. */
final readonly class EmailRow
{
    public function __construct(
        public int $id,
        public MessageDirection $direction,
        public string $subject,
        public string $from_address,
        public string $to_address,
        public EmailStatus $status,
        public ?string $author_name,
        public int $attachments,
        public string $created_at,
    ) {}
}
