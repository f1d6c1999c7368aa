<?php

declare(strict_types=1);

namespace App\Queries\DuplicateOsko;

use App\Data\DuplicateOsko\DuplicateFigure;
use App\Data\DuplicateOsko\DuplicateTotals;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Totals of possible duplicates, and of the recent decisions on them. */
final readonly class DuplicateTotalsQuery
{
    private const DAYS = 30;

    public function totals(): DuplicateTotals
    {
        $lately = now()->subDays(self::DAYS)->toDateTimeString();
        $waiting = [DuplicateCaseStatus::Open->value, DuplicateCaseStatus::Confirmed->value];
        $of = static fn (DuplicateCaseStatus $status): Builder => DB::table('duplicate_cases')->where('duplicate_cases.status', $status->value);
        $credited = DB::table('duplicate_cases')->whereIn('duplicate_cases.status', $waiting)
            // Any part: the whole of a split payment is never approved itself.
            ->whereExists(
                static fn (Builder $deposits): Builder => $deposits
                    ->from('deposits')
                    ->whereRaw(
                        'deposits.bank_line_id = coalesce(duplicate_cases.repeat_bank_line_id, duplicate_cases.right_bank_line_id)',
                    )
                    ->where('deposits.status', DepositStatus::Approved->value),
            );

        return new DuplicateTotals(
            open: self::figure($of(DuplicateCaseStatus::Open)),
            confirmed: self::figure($of(DuplicateCaseStatus::Confirmed)),
            credited: self::figure($credited),
            returned: self::figure($of(DuplicateCaseStatus::Returned)->where('decided_at', '>=', $lately)),
            dismissed: self::figure($of(DuplicateCaseStatus::Dismissed)->where('decided_at', '>=', $lately)),
        );
    }

    private static function figure(Builder $cases): DuplicateFigure
    {
        $row = $cases->selectRaw('count(*) as cases, coalesce(sum(duplicate_cases.amount_cents), 0) as cents')->first();

        return new DuplicateFigure((int) $row?->cases, (int) $row?->cents);
    }
}
