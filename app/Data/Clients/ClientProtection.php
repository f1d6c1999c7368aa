<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** Everything that protects one client from harm, newest first. */
final readonly class ClientProtection
{
    /**
     * @param  list<RsgLimitRow>  $limits  current, pending and recently ended limits
     * @param  list<ExclusionRow>  $exclusions
     * @param  list<BetstopCheckRow>  $checks
     * @param  list<RsgEventRow>  $events
     */
    public function __construct(public array $limits, public array $exclusions, public array $checks, public array $events) {}
}
