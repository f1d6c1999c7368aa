<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Enums\SocialMediaReviewStatus;

/** A client's review of a brand. Times are UTC. */
final readonly class SocialMediaReviewRow
{
    public function __construct(
        public int $id,
        public int $client_id,
        public string $full_name,
        public string $pin,
        public string $company_name,
        public ?string $company_color,
        public ?string $company_logo,
        public string $platform_name,
        public string $file_path,
        public SocialMediaReviewStatus $status,
        public string $created_at,
        public ?string $decided_at,
        public ?string $decider_name,
    ) {}
}
