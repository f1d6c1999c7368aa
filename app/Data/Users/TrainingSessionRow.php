<?php

declare(strict_types=1);

namespace App\Data\Users;

/** A training with the state of its assignments. */
final readonly class TrainingSessionRow
{
    public function __construct(
        public int $id,
        public int $version,
        public string $title,
        public string $description,
        public ?int $certification_type_id,
        /** The certification that a pass issues. */
        public ?string $type_title,
        /** YYYY-MM-DD; null when it can be done on any day. */
        public ?string $held_on,
        /** Percent. */
        public ?int $pass_score,
        public int $assigned_count,
        public int $passed_count,
        public int $lapsed_count,
        public string $created_at,
    ) {}
}
