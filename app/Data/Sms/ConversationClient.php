<?php

declare(strict_types=1);

namespace App\Data\Sms;

/** The client of a conversation. */
final readonly class ConversationClient
{
    public function __construct(
        public int $id,
        public string $full_name,
        public string $first_name,
        public string $pin,
        public string $company_name,
        public string $company_color,
        public ?string $company_logo,
        public ?string $manager_name,
    ) {}
}
