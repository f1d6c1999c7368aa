<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\TrainingStatus;

/** An assigned training of one user. */
final readonly class TrainingData
{
    public function __construct(
        public int $id,
        public string $title,
        public string $description,
        public TrainingStatus $status,
        /** YYYY-MM-DD */
        public string $due_on,
        /** Percent. */
        public ?int $score,
        /** YYYY-MM-DD */
        public ?string $completed_on,
    ) {}
}
