<?php

declare(strict_types=1);

namespace App\Actions\DuplicateOsko;

use App\Domain\DuplicateOsko\CaseDecision;
use App\Domain\DuplicateOsko\LockedCase;
use App\Enums\DuplicateCaseStatus;
use App\Models\BankLine;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use LogicException;

/**
 * Confirms a duplicate, dismisses it because both payments were intended, or reopens the case. After a dismissal, the payer's next
 * payments of this amount score lower. {@see ReturnDuplicate} returns the money of a confirmed duplicate.
 */
final readonly class DecideDuplicate
{
    public function __construct(private CaseDecision $decision) {}

    /**
     * @param  DuplicateCaseStatus  $seen  on the user's page
     * @param  DuplicateCaseStatus::Confirmed|DuplicateCaseStatus::Dismissed|DuplicateCaseStatus::Open  $status
     * @param  int|null  $repeatLineId  for a confirmation: the bank line that is the duplicate
     *
     * @throws ChangedMeanwhileException when the case has another status now
     */
    public function handle(
        DuplicateCase $case,
        DuplicateCaseStatus $seen,
        DuplicateCaseStatus $status,
        User $user,
        ?string $note = null,
        ?int $repeatLineId = null,
    ): DuplicateCase {
        if ($status === DuplicateCaseStatus::Confirmed && ! in_array($repeatLineId, $case->lineIds(), true)) {
            throw new LogicException('The duplicate must be one of the two lines.');
        }

        return DB::transaction(function () use ($case, $seen, $status, $user, $note, $repeatLineId): DuplicateCase {
            $current = LockedCase::take($case)->expect($seen);
            // Without a duplicate, the case has the amount of the line that was received second, as when it was opened.
            $current->amount_cents = BankLine::query()->whereKey($repeatLineId ?? $current->right_bank_line_id)->sole()->amount_cents;

            return $this->decision->write($current, $status, $user, $note, $repeatLineId);
        }, 3);
    }
}
