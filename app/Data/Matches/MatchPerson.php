<?php

declare(strict_types=1);

namespace App\Data\Matches;

/** One of the two records of a match. Contact details are masked for viewers who can't see them. */
final readonly class MatchPerson
{
    public function __construct(
        /** client, lead or db_client */
        public string $type,
        public int $id,
        public string $full_name,
        public ?string $pin,
        public string $status,
        public ?string $date_of_birth,
        public ?string $mobile,
        public ?string $email,
        public ?string $address,
        public ?string $company,
        public string $created_at,
        /** False once the record was deleted or merged. */
        public bool $exists,
    ) {}
}
