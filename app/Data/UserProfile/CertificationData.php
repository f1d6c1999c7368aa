<?php

declare(strict_types=1);

namespace App\Data\UserProfile;

use App\Enums\CertificationStatus;

final readonly class CertificationData
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
        /** When the evidence to decide on was sent. */
        public ?string $evidence_at,
        /** Why it was refused or revoked. */
        public ?string $reason,
    ) {}
}
