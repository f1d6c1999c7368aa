<?php

declare(strict_types=1);

namespace App\Actions\Deposits\Duplicates;

use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Contracts\Database\Eloquent\Builder;

/** Ends the case of a confirmed repeat once all of its money has gone back, wherever that was decided. */
final readonly class SettleRepeat
{
    public function __construct(private CaseDecision $decision) {}

    /** Inside the transaction of the return, which holds the deposits of the line. */
    public function handle(int $bankLineId, string $reason, User $decider): void
    {
        $cases = DuplicateCase::query()->where('status', DuplicateCaseStatus::Confirmed)->where('repeat_bank_line_id', $bankLineId)
            ->where(static fn (Builder $either): Builder => $either->where('left_bank_line_id', $bankLineId)->orWhere('right_bank_line_id', $bankLineId))
            ->orderBy('id')->lockForUpdate()->get();
        if ($cases->isEmpty() || Deposit::query()->where('bank_line_id', $bankLineId)->whereNotIn('status', [DepositStatus::Returned, DepositStatus::Split])->exists()) {
            return;
        }

        foreach ($cases as $case) {
            $this->decision->write($case, DuplicateCaseStatus::Returned, $decider, $reason, $bankLineId);
        }
    }

    /** The money did not go back after all; it is still to be returned, unless somebody opens the case again. */
    public function reopen(int $bankLineId, string $reason, User $decider): void
    {
        $cases = DuplicateCase::query()->where('status', DuplicateCaseStatus::Returned)->where('repeat_bank_line_id', $bankLineId)->orderBy('id')->lockForUpdate()->get();
        foreach ($cases as $case) {
            $this->decision->write($case, DuplicateCaseStatus::Confirmed, $decider, $reason, $bankLineId);
        }
    }
}
