<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

/** An event of a case: opened, decided or reopened. */
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
