<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** An approved template with this client's details filled in. */
final readonly class TemplateChoice
{
    public function __construct(
        public int $id,
        public string $name,
        public ?string $subject,
        public string $body,
        /** Why it can't be sent: a variable without a value. */
        public ?string $refusal,
    ) {}
}
