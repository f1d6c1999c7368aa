<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\DepositTotals;
use App\Enums\DepositStatus;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Totals of the filtered deposits, of a limited number of rows for speed. */
final readonly class DepositTotalsQuery
{
    public function __construct(
        #[Config('paddock.deposits.sum_cap')]
        private int $cap,
    ) {}

    /** @param  Builder  $matching  over `deposits`, without columns */
    public function of(Builder $matching): DepositTotals
    {
        $rows = (clone $matching)->select(['deposits.amount_cents', 'deposits.status'])->limit($this->cap + 1);
        // The parts of a split payment have its amount.
        $amount = "case when status = '".DepositStatus::Split->value."' then 0 else amount_cents end";
        $pending = "status in ('".DepositStatus::Pending->value."', '".DepositStatus::Matched->value."')";
        /** @var stdClass $sums an aggregate always has one row */
        $sums = DB::query()->fromSub($rows, 'matches')
            ->selectRaw("count(*) as deposits, coalesce(sum({$amount}), 0) as cents")
            ->selectRaw("coalesce(sum(case when {$pending} then 1 else 0 end), 0) as pending")
            ->selectRaw("coalesce(sum(case when {$pending} then amount_cents else 0 end), 0) as pending_cents")
            ->first();

        return new DepositTotals(
            count: min((int) $sums->deposits, $this->cap),
            amount_cents: (int) $sums->cents,
            waiting_count: (int) $sums->pending,
            waiting_cents: (int) $sums->pending_cents,
            is_capped: (int) $sums->deposits > $this->cap,
        );
    }
}
