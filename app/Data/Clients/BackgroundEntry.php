<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A client's background as recorded. `kyc_at` is a date, `recorded_at` is UTC. */
final readonly class BackgroundEntry
{
    /** @param  list<array{question: string, answer: string}>  $answers */
    public function __construct(
        public int $id,
        public ?string $occupation,
        public ?string $employer,
        public ?string $source_of_funds,
        public ?string $acquisition,
        public ?string $kyc_method,
        public ?string $kyc_at,
        public array $answers,
        public string $recorded_at,
        public ?string $author_name,
    ) {}
}
