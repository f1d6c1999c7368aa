<?php

declare(strict_types=1);

namespace App\Data\Users;

/** A queue of a colleague. */
final readonly class OpenWork
{
    public function __construct(
        public string $title,
        public int $count,
        /** The viewer's list of this work; null when the viewer can't open it. */
        public ?string $url,
    ) {}
}
