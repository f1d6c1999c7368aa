<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

use App\Data\Lists\ListMeta;
use App\Enums\DuplicateCaseStatus;
use App\Inertia\DeferProp;
use Closure;

/** Transactions/DuplicateOskoDeposits. */
final readonly class DuplicateIndexPage
{
    /**
     * @param  list<DuplicateRow>  $cases
     * @param  Closure(): (DuplicateRow|null)  $opened  of `?case=`
     * @param  DuplicateCaseStatus|null  $status  null for all
     * @param  DeferProp<DuplicateTotals>  $totals
     */
    public function __construct(
        public array $cases,
        public ListMeta $meta,
        public Closure $opened,
        public ?DuplicateCaseStatus $status,
        public DeferProp $totals,
        public bool $can_export,
    ) {}
}
