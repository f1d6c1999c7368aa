<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

/** What somebody did with a case, or that the program opened it. */
final readonly class DuplicateDecision
{
    public function __construct(
        /** opened, confirmed, returned, dismissed or reopened */
        public string $action,
        public ?string $by,
        public string $at,
        public ?string $note,
    ) {}
}
