<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\EmailDirection;
use App\Enums\EmailStatus;

/** An e-mail in the list, without its text. Addresses are masked for those who may not see them. Times are UTC. */
final readonly class EmailRow
{
    public function __construct(
        public int $id,
        public EmailDirection $direction,
        public string $subject,
        public string $from_address,
        public string $to_address,
        public EmailStatus $status,
        public ?string $author_name,
        public int $attachments,
        public string $created_at,
    ) {}
}
