<?php

declare(strict_types=1);

namespace App\Data\Payments;

use Carbon\CarbonImmutable;

/** Somebody is paying a withdrawal by hand. Times are UTC. */
final readonly class PayoutClaimDetails
{
    public function __construct(
        public string $by,
        public CarbonImmutable $since,
        /** From then on it is older than a payment takes. */
        public CarbonImmutable $stale_at,
        /** The viewer is the one. */
        public bool $is_own,
        /** The viewer may release another's, once it is stale. */
        public bool $can_release_stale,
    ) {}
}
