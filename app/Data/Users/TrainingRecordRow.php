<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\TrainingStatus;

/** One colleague's assignment to a training. */
final readonly class TrainingRecordRow
{
    public function __construct(
        public int $id,
        public string $full_name,
        public string $role_title,
        public TrainingStatus $status,
        /** YYYY-MM-DD */
        public string $due_on,
        /** Percent. */
        public ?int $score,
        /** YYYY-MM-DD */
        public ?string $completed_on,
        public bool $can_record,
    ) {}
}
