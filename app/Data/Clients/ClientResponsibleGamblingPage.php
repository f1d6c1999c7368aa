<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Inertia\DeferProp;
use Closure;

/** Clients/ResponsibleGambling. */
final readonly class ClientResponsibleGamblingPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<ClientProtection>  $protection
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(
        public Closure $client,
        public DeferProp $protection,
        public bool $can_protect,
        public bool $can_work_events,
        public Closure $as_of,
    ) {}
}
