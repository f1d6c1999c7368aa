<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** An approved template, with what is known of this client filled in. */
final readonly class TemplateChoice
{
    public function __construct(
        public int $id,
        public string $name,
        public ?string $subject,
        public string $body,
        /** Why it cannot go out as it is: a variable without a value. */
        public ?string $refusal,
    ) {}
}
