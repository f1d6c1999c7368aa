<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A client as other records name them: identity, company and rating. */
final readonly class ClientSummary
{
    public function __construct(
        public int $id,
        public string $full_name,
        public string $pin,
        public string $company_name,
        public string $company_color,
        public ?string $company_logo,
        public ?int $client_rating,
        public ?string $client_rating_description,
        public ?string $rating_reviewed_at,
    ) {}
}
