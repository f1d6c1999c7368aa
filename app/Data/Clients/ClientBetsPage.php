<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use Closure;

/** Clients/Bets. */
final readonly class ClientBetsPage
{
    /**
     * @param  Closure(): ClientHeader  $client
     * @param  DeferProp<list<BetRow>>  $bets
     * @param  DeferProp<ListMeta>  $meta
     * @param  DeferProp<BetTotals>  $totals  of the filter, on every page
     * @param  DeferProp<array{site: list<Choice>, sport: list<Choice>}>  $choices
     * @param  Closure(): (ClientAsOf|null)  $as_of  null for today's record
     */
    public function __construct(
        public Closure $client,
        public DeferProp $bets,
        public DeferProp $meta,
        public DeferProp $totals,
        public DeferProp $choices,
        public bool $can_export,
        public Closure $as_of,
    ) {}
}
