<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use Closure;

/** Clients/Bonuses. */
final readonly class ClientBonusesPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<list<BonusClaimRow>>  $claims
     * @param  DeferProp<ListMeta>  $meta
     * @param  DeferProp<list<RunningPromotion>>  $promotions
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(
        public Closure $client,
        public DeferProp $claims,
        public DeferProp $meta,
        public DeferProp $promotions,
        public bool $can_grant,
        public bool $can_export,
        public Closure $as_of,
    ) {}
}
