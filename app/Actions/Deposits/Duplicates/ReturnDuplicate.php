<?php

declare(strict_types=1);

namespace App\Actions\Deposits\Duplicates;

use App\Actions\Deposits\ReturnDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Services\Ledger\MoveRefused;
use Illuminate\Support\Facades\DB;

/** Sends a confirmed repeat back to its payer; a credit that the client has already got is taken back in the same transaction. */
final readonly class ReturnDuplicate
{
    public function __construct(private ReturnDeposit $return, private UndoDeposit $undo, private CaseDecision $decision) {}

    /**
     * Throws {@see CaseDecided} when the case is not confirmed any more, and {@see MoveRefused} when the client has not
     * enough left or the payment was split; then nothing has moved.
     */
    public function handle(DuplicateCase $case, string $reason, User $decider): DuplicateCase
    {
        return DB::transaction(function () use ($case, $reason, $decider): DuplicateCase {
            $held = HeldCase::take($case);
            $confirmed = $held->expect(DuplicateCaseStatus::Confirmed, $decider);
            $deposits = $held->depositsOf((int) $confirmed->repeat_bank_line_id);
            $whole = $deposits->firstOrFail();
            if ($whole->status === DepositStatus::Split) {
                $open = $deposits->filter(static fn (Deposit $part): bool => ! in_array($part->status, [DepositStatus::Split, DepositStatus::Returned], true));
                if ($open->isNotEmpty()) {
                    throw new MoveRefused('This payment was split. Return its parts under Deposits first; '.($open->count() === 1 ? 'one is' : "{$open->count()} are").' still here. Nothing was changed.');
                }
            } else {
                $this->sendBack($whole, $reason, $decider);
            }

            // Returning it has ended the case already.
            if ($confirmed->refresh()->status === DuplicateCaseStatus::Returned) {
                return $confirmed;
            }

            return $this->decision->write($confirmed, DuplicateCaseStatus::Returned, $decider, $reason, $confirmed->repeat_bank_line_id);
        }, 3);
    }

    private function sendBack(Deposit $deposit, string $reason, User $decider): void
    {
        if ($deposit->status === DepositStatus::Approved) {
            $this->undo->handle($deposit, $reason, $decider, isWrongClient: false);
        }
        // Returned under Deposits before, it stays so, and only the case is ended.
        $this->return->handle($deposit, $reason, $decider);
    }
}
