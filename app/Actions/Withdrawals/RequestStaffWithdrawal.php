<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Enums\NotificationType;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\BankAccountBook;
use App\Services\Intake\BankDestination;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\WithdrawalLedger;
use App\Services\Outbox\Outbox;
use App\Services\Records\SentForms;
use App\Services\Withdrawals\FourEyes;
use App\Services\Withdrawals\WithdrawalTeller;
use App\Support\Dollars;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Asks for a client's money to be paid out, as the client told one of us; it is held at once, and others decide. */
final readonly class RequestStaffWithdrawal
{
    public function __construct(
        private SentForms $forms,
        private BankAccountBook $accounts,
        private WithdrawalLedger $ledger,
        private FourEyes $fourEyes,
        private AuditTrail $audit,
        private Outbox $outbox,
        private WithdrawalTeller $teller,
    ) {}

    /** What does not fit is a ValidationException on `amount` or `bank_account_id`. */
    public function handle(Client $client, NewStaffWithdrawal $new, User $requester): Withdrawal
    {
        $destination = $new->destination instanceof BankDestination ? $this->accounts->fingerprintOf($new->destination) : $new->destination;
        $content = [$client->id, $new->amountCents, $destination, $new->note];

        return $this->forms->once($requester, $new->reference, Withdrawal::class, $content, fn (): Withdrawal => $this->request($client, $new, $requester));
    }

    private function request(Client $client, NewStaffWithdrawal $new, User $requester): Withdrawal
    {
        return DB::transaction(function () use ($client, $new, $requester): Withdrawal {
            $owner = MoneyBlock::hold($client->id);
            if ($new->amountCents > $owner->balance_cents) {
                throw ValidationException::withMessages(['amount' => 'There is '.Dollars::of(max(0, $owner->balance_cents)).' to withdraw.']);
            }
            $account = $this->account($client, $new->destination, $requester);

            $withdrawal = Withdrawal::query()->create([
                'reference' => 'WD-'.Str::ulid(), 'client_id' => $client->id, 'bank_account_id' => $account->id, 'amount_cents' => $new->amountCents,
                'needs_four_eyes' => $this->fourEyes->watch($new->amountCents), 'requested_by' => $requester->id, 'requested_at' => now(), 'note' => $new->note,
            ]);
            if (! $this->ledger->requested($withdrawal)) {
                throw ValidationException::withMessages(['amount' => 'The client’s money is not enough for that.']);
            }
            $withdrawal->update(['held_at' => now()]);
            $this->audit->record('withdrawal.requested', $withdrawal, after: array_filter([
                'source' => 'staff', 'reference' => $withdrawal->reference, 'client_id' => $client->id, 'amount_cents' => $new->amountCents, 'bank_account_id' => $account->id, 'note' => $new->note,
            ]), actorId: $requester->id);
            $this->outbox->notify(NotificationType::Withdrawal, $withdrawal);
            $this->teller->changed($withdrawal);

            return $withdrawal;
        }, 3);
    }

    private function account(Client $client, int|BankDestination $destination, User $requester): BankAccount
    {
        $account = $destination instanceof BankDestination
            ? $this->accounts->of($client->id, $destination)
            : BankAccount::query()->where('client_id', $client->id)->lockForUpdate()->find($destination);
        if ($account === null) {
            throw ValidationException::withMessages(['bank_account_id' => 'Choose a bank account of this client.']);
        }
        if ($account->status === BankAccountStatus::Blocked) {
            throw ValidationException::withMessages(['bank_account_id' => 'This bank account is blocked. Choose another one.']);
        }
        if ($account->wasRecentlyCreated) {
            $account->update(['added_by' => $requester->id]);
            $this->audit->record('bank_account.added', $account, after: ['holder' => $account->holder, 'account' => $account->masked()], actorId: $requester->id);
        }

        return $account;
    }
}
