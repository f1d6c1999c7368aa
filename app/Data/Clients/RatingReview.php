<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One review of a client's rating. The time is UTC; ratings are null for none. */
final readonly class RatingReview
{
    public function __construct(
        public int $id,
        public ?int $from,
        public ?string $from_description,
        public ?int $to,
        public ?string $to_description,
        public ?string $reviewer_name,
        public ?string $impersonator_name,
        public string $at,
    ) {}
}
