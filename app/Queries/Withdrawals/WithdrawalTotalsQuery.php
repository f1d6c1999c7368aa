<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Data\Withdrawals\WithdrawalTotals;
use App\Enums\WithdrawalStatus;
use Illuminate\Database\Query\Builder;
use stdClass;

/** Totals of the filtered withdrawals. */
final readonly class WithdrawalTotalsQuery
{
    /** @param  Builder  $matching  over `withdrawals`, without columns */
    public function of(Builder $matching): WithdrawalTotals
    {
        $isUnheld = "withdrawals.status = '".WithdrawalStatus::Pending->value."' and withdrawals.held_at is null";
        /** @var stdClass $sums an aggregate always has one row */
        $sums = (clone $matching)
            ->selectRaw('count(*) as withdrawals, coalesce(sum(withdrawals.amount_cents), 0) as cents')
            ->selectRaw('coalesce(sum(case when withdrawals.needs_dual_approval then 1 else 0 end), 0) as dual_approvals')
            ->selectRaw("coalesce(sum(case when {$isUnheld} then 1 else 0 end), 0) as not_held")
            ->selectRaw("coalesce(sum(case when {$isUnheld} then withdrawals.amount_cents else 0 end), 0) as not_held_cents")
            ->first();

        return new WithdrawalTotals(
            (int) $sums->withdrawals,
            (int) $sums->cents,
            (int) $sums->dual_approvals,
            (int) $sums->not_held,
            (int) $sums->not_held_cents,
        );
    }
}
