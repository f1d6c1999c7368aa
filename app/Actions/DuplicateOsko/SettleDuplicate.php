<?php

declare(strict_types=1);

namespace App\Actions\DuplicateOsko;

use App\Domain\DuplicateOsko\CaseDecision;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Contracts\Database\Eloquent\Builder;

/** Closes the case of a confirmed duplicate once all of its deposits are returned. */
final readonly class SettleDuplicate
{
    public function __construct(private CaseDecision $decision) {}

    /** Call it inside the transaction of the return, which has locked the line's deposits. */
    public function handle(int $bankLineId, string $reason, User $decider): void
    {
        $cases = DuplicateCase::query()
            ->where('status', DuplicateCaseStatus::Confirmed)
            ->where('repeat_bank_line_id', $bankLineId)
            ->where(
                static fn (Builder $either): Builder => $either
                    ->where('left_bank_line_id', $bankLineId)
                    ->orWhere('right_bank_line_id', $bankLineId),
            )
            ->orderBy('id')
            ->lockForUpdate()
            ->get();
        if (
            $cases->isEmpty()
            || Deposit::query()
                ->where('bank_line_id', $bankLineId)
                ->whereNotIn('status', [DepositStatus::Returned, DepositStatus::Split])
                ->exists()
        ) {
            return;
        }

        foreach ($cases as $case) {
            $this->decision->write($case, DuplicateCaseStatus::Returned, $decider, $reason, $bankLineId);
        }
    }

    /** Call it when the return failed: the duplicate still has to be returned. */
    public function reopen(int $bankLineId, string $reason, User $decider): void
    {
        $cases = DuplicateCase::query()
            ->where('status', DuplicateCaseStatus::Returned)
            ->where('repeat_bank_line_id', $bankLineId)
            ->orderBy('id')
            ->lockForUpdate()
            ->get();
        foreach ($cases as $case) {
            $this->decision->write($case, DuplicateCaseStatus::Confirmed, $decider, $reason, $bankLineId);
        }
    }
}
