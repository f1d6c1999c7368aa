<?php

declare(strict_types=1);

namespace App\Domain\Users;

use Carbon\CarbonImmutable;

/** The result of one user in a training. */
final readonly class TrainingResult
{
    public function __construct(
        public int $userId,
        /** Ignored when the training has a pass score and the result has a score. */
        public bool $hasPassed,
        /** Percent. */
        public ?int $score,
        public CarbonImmutable $completedOn,
    ) {}
}
