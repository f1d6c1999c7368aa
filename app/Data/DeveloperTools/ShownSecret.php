<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** A new secret, shown once. */
final readonly class ShownSecret
{
    public function __construct(
        /** The name of the token or source. */
        public string $name,
        public string $secret,
        /** The end of a webhook source's address. */
        public ?string $slug = null,
    ) {}
}
