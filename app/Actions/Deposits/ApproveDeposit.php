<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Data\Deposits\OwnPayment;
use App\Data\Transactions\DuplicateWarning;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\BankLineText;
use App\Services\Deposits\DepositNews;
use App\Services\Deposits\Duplicates\OpenCases;
use App\Services\Deposits\LastDeposit;
use App\Services\Deposits\Matching\MatchLearning;
use App\Services\Deposits\OwnPayments;
use App\Services\Deposits\PayerDifference;
use App\Services\Ledger\DepositLedger;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\MoveRefused;
use Illuminate\Support\Facades\DB;

/** Credits received money to a client. The amount is the deposit's own. */
final readonly class ApproveDeposit
{
    public function __construct(private DepositLedger $ledger, private MatchLearning $learning, private DepositNews $news, private AuditTrail $audit) {}

    /**
     * Throws {@see \App\Services\Ledger\DecidedAlready} when somebody decided otherwise, {@see StaleDeposit} when the deposit
     * is no longer what was looked at, and {@see MoveRefused} for a client whom nothing is credited to, another payer's money, a payment that may be a repeat, or one of ours
     * that may have come back.
     *
     * @param  int|null  $version  that was looked at
     * @param  bool  $acceptsOtherPayer  the approver has seen that the payer is somebody else
     * @param  bool  $acceptsOwnPayment  the approver has seen that we paid the same amount lately, and knows that this is other money
     * @param  bool  $isLookedAt  false where it was approved as one of many
     * @param  bool  $acceptsRepeat  the approver has looked at the payment that this one may repeat
     */
    public function handle(Deposit $deposit, int $clientId, User $approver, ?int $version, bool $acceptsOtherPayer = false, bool $acceptsRepeat = false, bool $acceptsOwnPayment = false, bool $isLookedAt = true): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $clientId, $approver, $version, $acceptsOtherPayer, $acceptsRepeat, $acceptsOwnPayment, $isLookedAt): DecidedDeposit {
            $held = HeldDeposit::take($deposit, $clientId);
            $now = $held->deposit;
            if ($now->status === DepositStatus::Approved && $now->client_id === $clientId) {
                return new DecidedDeposit($now, isNew: false);
            }
            $held->expectWaiting($version);
            $client = $held->client($clientId);
            $isOtherPayer = PayerDifference::between($now->bankLine->payer_name, $client);
            $this->refuse($now, $client, $isOtherPayer && ! $acceptsOtherPayer);
            $repeat = OpenCases::of($now->bank_line_id);
            $this->refuseRepeat($repeat, $acceptsRepeat);
            $own = OwnPayments::around($now)->ofClient($clientId);
            if ($own !== null && ! $acceptsOwnPayment) {
                throw new MoveRefused("{$own->message} If it is other money, tick that you have checked this, then approve.");
            }

            return new DecidedDeposit($this->approve($now, $client, $approver, $isOtherPayer, $repeat, $own, $isLookedAt || $now->matched_by !== null), isNew: true);
        }, 3);
    }

    private function refuse(Deposit $deposit, Client $client, bool $isOtherPayer): void
    {
        $reason = MoneyBlock::reason($client, 'deposits');
        if ($reason !== null) {
            throw new MoveRefused("{$reason} Return the money to the payer instead.");
        }
        if ($isOtherPayer) {
            throw new MoveRefused('The payer is '.BankLineText::withoutContacts((string) $deposit->bankLine->payer_name).", not {$client->full_name}. Tick that you have checked this, then approve.");
        }
    }

    /** What was confirmed as a repeat goes back. A case that was opened since the approver looked is not overlooked either. */
    private function refuseRepeat(?DuplicateWarning $repeat, bool $acceptsRepeat): void
    {
        if ($repeat !== null && ($repeat->status === DuplicateCaseStatus::Confirmed || ! $acceptsRepeat)) {
            throw new MoveRefused($repeat->message);
        }
    }

    private function approve(Deposit $deposit, Client $client, User $approver, bool $isOtherPayer, ?DuplicateWarning $repeat, ?OwnPayment $own, bool $isProof): Deposit
    {
        $before = ['status' => $deposit->status->value, 'client_id' => $deposit->client_id];
        $isSame = $deposit->client_id === $client->id;
        $deposit->fill([
            'client_id' => $client->id, 'status' => DepositStatus::Approved, 'approved_by' => $approver->id, 'decided_by' => $approver->id, 'decided_at' => now(),
            'matched_by' => $isSame ? $deposit->matched_by : $approver->id, 'matched_at' => $isSame ? $deposit->matched_at : now(), 'reason' => null,
        ])->save();
        $deposit->setRelation('client', $client)->setRelation('decider', $approver);
        LastDeposit::credited($client, $deposit->value_at);
        $this->ledger->approved($deposit);
        $this->learning->approved($deposit, $isProof);
        $this->audit->record('deposit.approved', $deposit, $before, [
            'status' => $deposit->status->value, 'client_id' => $client->id, 'amount_cents' => $deposit->amount_cents,
            ...($isOtherPayer ? ['other_payer' => BankLineText::withoutContacts((string) $deposit->bankLine->payer_name)] : []),
            ...($repeat === null ? [] : ['duplicate_case' => $repeat->case_id]),
            ...($own === null ? [] : ['own_payment' => $own->reference]),
        ], $approver->id);
        $this->news->decided($deposit, $before['client_id']);

        return $deposit;
    }
}
