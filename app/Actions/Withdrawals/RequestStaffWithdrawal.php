<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\WithdrawalLedger;
use App\Services\Outbox\Outbox;
use App\Services\Records\SentForms;
use App\Services\Withdrawals\DestinationBook;
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
        private DestinationBook $destinations,
        private WithdrawalLedger $ledger,
        private FourEyes $fourEyes,
        private AuditTrail $audit,
        private Outbox $outbox,
        private WithdrawalTeller $teller,
    ) {}

    /** What does not fit is a ValidationException on `amount` or `bank_account_id`. */
    public function handle(Client $client, NewStaffWithdrawal $new, User $requester): Withdrawal
    {
        $content = [$client->id, $new->amountCents, $this->destinations->identity($new->destination), $new->note];

        return $this->forms->once($requester, $new->reference, Withdrawal::class, $content, fn (): Withdrawal => $this->request($client, $new, $requester));
    }

    private function request(Client $client, NewStaffWithdrawal $new, User $requester): Withdrawal
    {
        return DB::transaction(function () use ($client, $new, $requester): Withdrawal {
            $owner = MoneyBlock::hold($client->id);
            if ($new->amountCents > $owner->balance_cents) {
                throw ValidationException::withMessages(['amount' => 'There is '.Dollars::of(max(0, $owner->balance_cents)).' to withdraw.']);
            }
            $account = $this->destinations->take($client->id, $new->destination, $requester);

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
}
