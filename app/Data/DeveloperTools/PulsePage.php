<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Enums\PulsePeriod;

/** DeveloperTools/Pulse. */
final readonly class PulsePage
{
    /**
     * @param  list<PulseServer>  $servers
     * @param  list<PulseWork>  $slow_requests
     * @param  list<PulseWork>  $slow_queries
     * @param  list<PulseWork>  $jobs  slow and failed
     * @param  list<PulseException>  $exceptions
     * @param  list<PulseUser>  $users
     */
    public function __construct(
        public PulsePeriod $period,
        public string $read_at,
        public array $servers,
        public array $slow_requests,
        public array $slow_queries,
        public array $jobs,
        public array $exceptions,
        public array $users,
        /** Estimated from the sample. */
        public int $requests,
        public int $sampled_requests,
        public int $cache_hits,
        public int $cache_misses,
        public int $exceptions_count,
        public int $failed_jobs,
        public int $slow_ms,
        public bool $is_enabled,
    ) {}
}
