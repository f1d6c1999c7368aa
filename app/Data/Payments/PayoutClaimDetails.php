<?php

declare(strict_types=1);

namespace App\Data\Payments;

use Carbon\CarbonImmutable;

/** A colleague is paying a withdrawal manually. Times are UTC. */
final readonly class PayoutClaimDetails
{
    public function __construct(
        public string $by,
        public CarbonImmutable $since,
        /** When a payments manager can release it. */
        public CarbonImmutable $stale_at,
        public bool $is_own,
        /** Whether the viewer can release a colleague's stale claim. */
        public bool $can_release_stale,
    ) {}
}
