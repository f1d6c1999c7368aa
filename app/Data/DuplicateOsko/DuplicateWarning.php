<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

use App\Enums\DuplicateCaseStatus;

/** Warning before an approval that the deposit may be a duplicate. */
final readonly class DuplicateWarning
{
    public function __construct(
        public int $case_id,
        public DuplicateCaseStatus $status,
        /** A sentence with the reason and what to do. */
        public string $message,
    ) {}
}
