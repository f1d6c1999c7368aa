<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\ListMeta;
use App\Inertia\DeferProp;
use Closure;

/** Rsg/BarredLists. */
final readonly class BarredListsPage
{
    /**
     * @param  DeferProp<list<BarredEntryRow>>  $entries
     * @param  DeferProp<ListMeta>  $meta
     * @param  DeferProp<BarredTotals>  $totals
     * @param  Closure(): (BarredEntryDetails|null)  $opened  of `?entry=`
     */
    public function __construct(
        public DeferProp $entries,
        public DeferProp $meta,
        public DeferProp $totals,
        public Closure $opened,
        public bool $can_manage,
        public bool $can_export,
    ) {}
}
