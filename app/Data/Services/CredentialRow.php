<?php

declare(strict_types=1);

namespace App\Data\Services;

/** A credential without its secret. */
final readonly class CredentialRow
{
    public function __construct(
        public int $id,
        public string $service,
        public ?string $address,
        public ?string $username,
        public int $owner_id,
        public string $owner_name,
        /** Whether the owner can still open Services, and gets the emails. */
        public bool $has_owner,
        public ?string $notes,
        public ?string $rotate_on,
        /** Days until the rotation; negative when it is overdue. */
        public ?int $days_left,
        public ?string $rotated_at,
        public ?string $last_revealed_at,
        public ?string $archived_at,
        public int $version,
    ) {}
}
