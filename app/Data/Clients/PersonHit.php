<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A client, lead or DB client found by a search, with contact details as the viewer may see them. */
final readonly class PersonHit
{
    public function __construct(
        public int $id,
        public string $type,
        public string $full_name,
        /** PIN of a client. */
        public ?string $pin,
        public ?string $phone,
        public ?string $email,
        /** Suburb and state. */
        public ?string $place,
        public ?string $date_of_birth,
        public string $status,
        public string $status_label,
        /** The account manager, owner or assignee. */
        public ?string $owner_name,
        public ?string $company_name,
        public string $url,
    ) {}
}
