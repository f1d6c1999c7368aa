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
     * @throws ChangedMeanwhileException when the case is no longer confirmed
     * @throws OperationRefusedException when the client's balance is too low, or parts of the payment are not returned
     */
    public function handle(DuplicateCase $case, string $reason, User $user): DuplicateCase
    {
        return DB::transaction(function () use ($case, $reason, $user): DuplicateCase {
            $locked = LockedCase::take($case);
            $confirmed = $locked->expect(DuplicateCaseStatus::Confirmed);
            $deposits = $locked->depositsOf((int) $confirmed->repeat_bank_line_id);
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

            return $this->decision->write($confirmed, DuplicateCaseStatus::Returned, $user, $reason, $confirmed->repeat_bank_line_id);
        }, 3);
    }
}
