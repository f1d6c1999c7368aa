<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Enums\DepositStatus;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\DepositNews;
use App\Services\Deposits\LastDeposit;
use App\Services\Deposits\Matching\MatchLearning;
use App\Services\Ledger\BalanceTooLow;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\DepositLedger;
use App\Services\Ledger\MoveRefused;
use App\Support\Dollars;
use Illuminate\Support\Facades\DB;

/** Takes a wrong approval back by a reversal: the client's credit goes, and the deposit waits as if it had just come in. */
final readonly class UndoDeposit
{
    public function __construct(private DepositLedger $ledger, private MatchLearning $learning, private DepositNews $news, private AuditTrail $audit) {}

    /**
     * Throws {@see DecidedAlready} for what is not approved, {@see StaleDeposit} when it has changed, and {@see MoveRefused} when
     * the client has not that much left.
     *
     * @param  int|null  $version  that was looked at; null where it is about the payment whatever became of it
     * @param  bool  $isWrongClient  false where the money was this client's and goes back all the same
     */
    public function handle(Deposit $deposit, string $reason, User $user, ?int $version = null, bool $isWrongClient = true): Deposit
    {
        return DB::transaction(function () use ($deposit, $reason, $user, $version, $isWrongClient): Deposit {
            $held = HeldDeposit::take($deposit);
            $now = $held->deposit;
            if ($now->status !== DepositStatus::Approved || $now->client_id === null) {
                throw new DecidedAlready('deposit', $now->status->inSentence(), $now->decider);
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
        } catch (BalanceTooLow $low) {
            throw new MoveRefused(
                'Only '.Dollars::of($low->balanceCents).' of '.Dollars::of($deposit->amount_cents)." is left on {$client->full_name}’s balance, so the credit cannot be taken back. "
                .'Get '.Dollars::of($deposit->amount_cents - $low->balanceCents).' back onto the balance first.',
            );
        }
        if ($isWrongClient) {
            $this->learning->undone($approved);
        }
        // Of the client who had the money.
        $this->audit->record('deposit.undone', $approved, ['status' => DepositStatus::Approved->value, 'client_id' => $client->id], [
            'status' => $deposit->status->value, 'client_id' => null, 'reason' => $reason, 'amount_cents' => $deposit->amount_cents, 'attempt' => $deposit->attempt,
        ], $user->id);
        $this->news->waits($deposit);

        return $deposit;
    }
}
