<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Enums\DepositTab;
use App\Inertia\DeferProp;
use Closure;

/** Deposits/Index. */
final readonly class DepositIndexPage
{
    /**
     * @param  DeferProp<list<DepositRow>>  $deposits
     * @param  DeferProp<ListMeta>  $meta
     * @param  DeferProp<DepositTotals>  $totals  of the filter
     * @param  Choice|null  $client  of the client filter
     * @param  Closure(): ?DepositDetails  $deposit  of `?deposit=`
     */
    public function __construct(
        public DepositTab $tab,
        public DeferProp $deposits,
        public DeferProp $meta,
        public DeferProp $totals,
        public ?Choice $client,
        public Closure $deposit,
        public bool $can_handle,
        public bool $can_export,
    ) {}
}
