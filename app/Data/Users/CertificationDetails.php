<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\CertificationStatus;

/** A certification of one colleague, for its holder and those who decide on it. */
final readonly class CertificationDetails
{
    public function __construct(
        public int $id,
        public string $title,
        public string $description,
        public CertificationStatus $status,
        /** YYYY-MM-DD */
        public ?string $issued_on,
        /** YYYY-MM-DD */
        public ?string $expires_on,
        public ?string $evidence_at,
        public ?string $evidence_name,
        public ?string $reason,
        public ?string $decided_by_name,
    ) {}
}
