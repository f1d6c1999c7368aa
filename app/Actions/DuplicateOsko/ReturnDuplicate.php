<?php

declare(strict_types=1);

namespace App\Actions\DuplicateOsko;

use App\Actions\Deposits\ReturnDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Domain\DuplicateOsko\CaseDecision;
use App\Domain\DuplicateOsko\LockedCase;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Returns a confirmed duplicate to its payer. A credited deposit is undone in the same transaction. */
final readonly class ReturnDuplicate
{
    public function __construct(private ReturnDeposit $return, private UndoDeposit $undo, private CaseDecision $decision) {}

    /**
     * @param  int  $repeatLineId  the bank line to return, as on the user's page
     *
     * @throws ChangedMeanwhileException when the case is no longer confirmed, or the other payment is the duplicate now
     * @throws OperationRefusedException when the client's balance is too low, or parts of the payment are not returned
     */
    public function handle(DuplicateCase $case, int $repeatLineId, string $reason, User $user): DuplicateCase
    {
        return DB::transaction(function () use ($case, $repeatLineId, $reason, $user): DuplicateCase {
            $locked = LockedCase::take($case);
            $confirmed = $locked->expect(DuplicateCaseStatus::Confirmed);
            if ($confirmed->repeat_bank_line_id !== $repeatLineId) {
                throw ChangedMeanwhileException::decided('case', 'confirmed for the other payment', $confirmed->decidedBy, $confirmed->decided_at, $confirmed->note);
            }
            $deposits = $locked->depositsOf($repeatLineId);
            $whole = $deposits->firstOrFail();
            if ($whole->status === DepositStatus::Split) {
                $open = $deposits->filter(static fn (Deposit $part): bool => ! in_array($part->status, [DepositStatus::Split, DepositStatus::Returned], true));
                if ($open->isNotEmpty()) {
                    throw new OperationRefusedException(
                        'This payment was split. Return its parts under Deposits first: '
                            .($open->count() === 1 ? '1 part is' : "{$open->count()} parts are").' not returned yet.',
                    );
                }
            } else {
                if ($whole->status === DepositStatus::Approved) {
                    $this->undo->handle($whole, $reason, $user, isWrongClient: false);
                }
                // Does nothing when the deposit was already returned under Deposits.
                $this->return->handle($whole, $reason, $user);
            }

            // ReturnDeposit closes the case through SettleDuplicate.
            if ($confirmed->refresh()->status === DuplicateCaseStatus::Returned) {
                return $confirmed;
            }

            return $this->decision->write($confirmed, DuplicateCaseStatus::Returned, $user, $reason, $repeatLineId);
        }, 3);
    }
}
