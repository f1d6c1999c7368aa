<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use Carbon\CarbonImmutable;

/** One of the viewer's own clients, and why it needs attention. */
final readonly class DashboardClient
{
    public function __construct(
        public int $id,
        public string $full_name,
        public ?int $client_rating,
        public ?CarbonImmutable $rating_reviewed_at,
        public string $reason,
        public CarbonImmutable $since,
    ) {}
}
