<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

use App\Enums\DuplicateCaseStatus;

/** Before a deposit is approved: it may be the repeat of another payment. */
final readonly class DuplicateWarning
{
    public function __construct(
        public int $case_id,
        public DuplicateCaseStatus $status,
        public int $score,
        /** What is known, as one sentence, and what to do. */
        public string $message,
    ) {}
}
