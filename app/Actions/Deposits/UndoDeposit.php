<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Domain\DepositMatching\MatchLearning;
use App\Domain\Deposits\DepositNotifier;
use App\Domain\Deposits\LastDeposit;
use App\Domain\Deposits\LockedDeposit;
use App\Domain\Ledger\DepositLedger;
use App\Domain\Ledger\InsufficientFundsException;
use App\Enums\DepositStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\Dollars;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Undoes an approval by a reversal. The client loses the credit and the deposit is open again. */
final readonly class UndoDeposit
{
    public function __construct(private DepositLedger $ledger, private MatchLearning $learning, private DepositNotifier $notifier, private AuditTrail $audit) {}

    /**
     * @param  int|null  $version  on the user's page; null when any version will do
     * @param  bool  $isWrongClient  false when the client was right, so matching learns nothing
     *
     * @throws ChangedMeanwhileException when the deposit is not approved or changed
     * @throws OperationRefusedException when the client has used the money
     */
    public function handle(Deposit $deposit, string $reason, User $user, ?int $version = null, bool $isWrongClient = true): Deposit
    {
        return DB::transaction(function () use ($deposit, $reason, $user, $version, $isWrongClient): Deposit {
            $held = LockedDeposit::take($deposit);
            $now = $held->deposit;
            if ($now->status !== DepositStatus::Approved || $now->client_id === null) {
                throw ChangedMeanwhileException::decided('deposit', $now->status->inSentence(), $now->decider);
            }
            $held->expectVersion($version);

            return $this->undo($now, $held->client($now->client_id), $reason, $user, $isWrongClient);
        }, 3);
    }

    private function undo(Deposit $deposit, Client $client, string $reason, User $user, bool $isWrongClient): Deposit
    {
        $approved = clone $deposit;
        $deposit->fill([
            'client_id' => null, 'status' => DepositStatus::Pending, 'matched_by' => null, 'matched_at' => null, 'approved_by' => null, 'decided_by' => null,
            'decided_at' => null, 'attempt' => $deposit->attempt + 1,
        ])->save();
        $deposit->unsetRelation('client')->unsetRelation('decider');
        LastDeposit::takenBack($client, $deposit->value_at);

        try {
            $this->ledger->undone($approved);
        } catch (InsufficientFundsException $low) {
            throw new OperationRefusedException(
                "{$client->full_name} has only "
                    .Dollars::of($low->balanceCents).' of the '.Dollars::of($deposit->amount_cents)
                    .' left, so the credit can’t be reversed. Add '.Dollars::of($deposit->amount_cents - $low->balanceCents)
                    .' to the balance first.',
            );
        }
        if ($isWrongClient) {
            $this->learning->undone($approved);
        }
        $this->audit->record(
            'deposit.undone',
            $approved,
            ['status' => DepositStatus::Approved->value, 'client_id' => $client->id],
            [
                'status' => $deposit->status->value,
                'client_id' => null,
                'reason' => $reason,
                'amount_cents' => $deposit->amount_cents,
                'attempt' => $deposit->attempt,
            ],
            $user->id,
        );
        $this->notifier->waits($deposit);

        return $deposit;
    }
}
