<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** A secret right after it was made; no page holds it again. */
final readonly class ShownSecret
{
    public function __construct(
        /** Whose it is: the token's or the source's name. */
        public string $name,
        public string $secret,
        /** Of a webhook source: what its address ends with. */
        public ?string $slug = null,
    ) {}
}
