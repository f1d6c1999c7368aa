<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\CertificationStatus;

/** A colleague's certification. */
final readonly class CertificationRow
{
    public function __construct(
        public int $id,
        public int $user_id,
        public string $full_name,
        public string $role_title,
        public string $type_title,
        public CertificationStatus $status,
        /** YYYY-MM-DD */
        public ?string $issued_on,
        /** YYYY-MM-DD */
        public ?string $expires_on,
        /** When the evidence to decide on was sent. */
        public ?string $evidence_at,
        /** Reason of the last refusal or revocation. */
        public ?string $reason,
    ) {}
}
