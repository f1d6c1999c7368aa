<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

use App\Data\Lists\ListMeta;
use App\Enums\WithdrawalView;
use App\Inertia\DeferProp;
use Closure;

/** Withdrawals/Index. */
final readonly class WithdrawalIndexPage
{
    /**
     * @param  DeferProp<list<WithdrawalRow>>  $withdrawals
     * @param  DeferProp<ListMeta>  $meta
     * @param  DeferProp<WithdrawalTotals>  $totals
     * @param  Closure(): (WithdrawalDetails|null)  $opened  of `?withdrawal=`
     * @param  Closure(): WithdrawalChoices  $choices
     */
    public function __construct(
        public WithdrawalView $view,
        public DeferProp $withdrawals,
        public DeferProp $meta,
        public DeferProp $totals,
        public Closure $opened,
        public Closure $choices,
        /** Minutes since the request from which a withdrawal is marked as waiting and as late. */
        public int $warn_after_minutes,
        public int $late_after_minutes,
        public bool $can_request,
        public bool $can_export,
    ) {}
}
