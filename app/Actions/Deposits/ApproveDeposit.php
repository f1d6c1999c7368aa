<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Data\Deposits\OwnPayment;
use App\Data\DuplicateOsko\DuplicateWarning;
use App\Domain\DepositMatching\CertainClientResolver;
use App\Domain\DepositMatching\MatchLearning;
use App\Domain\Deposits\ApprovalOptions;
use App\Domain\Deposits\CreditRefusal;
use App\Domain\Deposits\DecidedDeposit;
use App\Domain\Deposits\DepositNotifier;
use App\Domain\Deposits\LastDeposit;
use App\Domain\Deposits\LockedDeposit;
use App\Domain\Deposits\OwnPayments;
use App\Domain\Deposits\PayerChecker;
use App\Domain\DuplicateOsko\DuplicateCaseRepository;
use App\Domain\Ledger\DepositLedger;
use App\Domain\Messages\AutoMessageScheduler;
use App\Domain\People\PersonName;
use App\Domain\Protection\ProtectionGate;
use App\Enums\AutoMessageTrigger;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\GatePurpose;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use App\Support\BankLineText;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Credits a deposit to a client. */
final readonly class ApproveDeposit
{
    public function __construct(
        private ProtectionGate $gate,
        private DepositLedger $ledger,
        private CertainClientResolver $certain,
        private MatchLearning $learning,
        private DepositNotifier $notifier,
        private AuditTrail $audit,
        private AutoMessageScheduler $autoMessages,
    ) {}

    /**
     * @param  int|null  $version  on the approver's page; null when any version will do
     *
     * @throws ChangedMeanwhileException when the deposit was decided differently or changed
     * @throws OperationRefusedException when the client is excluded, or the approver has not confirmed another payer, a possible duplicate or a possible return of our own payment, or a bulk approval is for a client who is not certain
     */
    public function handle(Deposit $deposit, int $clientId, User $approver, ?int $version, ApprovalOptions $options = new ApprovalOptions): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $clientId, $approver, $version, $options): DecidedDeposit {
            $held = LockedDeposit::take($deposit, $clientId);
            $now = $held->deposit;
            if ($now->status === DepositStatus::Approved && $now->client_id === $clientId) {
                return new DecidedDeposit($now, isNew: false);
            }
            $held->expectWaiting($version);
            $client = $held->client($clientId);
            $otherPayer = PayerChecker::isOther($now->bankLine->payer_name, PersonName::ofClient($client))
                ? BankLineText::withoutContacts((string) $now->bankLine->payer_name)
                : null;
            $this->refuse($now, $client, $options->acceptsOtherPayer ? null : $otherPayer);
            $repeat = DuplicateCaseRepository::of($now->bank_line_id);
            if ($repeat !== null && ($repeat->status === DuplicateCaseStatus::Confirmed || ! $options->acceptsRepeat)) {
                throw new OperationRefusedException($repeat->message);
            }
            $own = OwnPayments::around($now)->ofClient($clientId);
            if ($own !== null && ! $options->acceptsOwnPayment) {
                throw new OperationRefusedException("{$own->message} If this is a different payment, confirm that you checked it, then approve.");
            }
            if (! $options->isLookedAt) {
                $this->expectCertain($now, $client);
            }

            return new DecidedDeposit(
                $this->approve(
                    $now,
                    $client,
                    $approver,
                    $otherPayer,
                    $repeat,
                    $own,
                    $options->isLookedAt || $now->matched_by !== null,
                ),
                isNew: true,
            );
        }, 3);
    }

    private function refuse(Deposit $deposit, Client $client, ?string $otherPayer): void
    {
        $refusal = CreditRefusal::words($this->gate->check($client, GatePurpose::DepositCredit, $deposit, $deposit->amount_cents));
        if ($refusal !== null) {
            throw new OperationRefusedException($refusal);
        }
        if ($otherPayer !== null) {
            throw new OperationRefusedException("The payer is {$otherPayer}, not {$client->full_name}. Confirm that you checked this, then approve.");
        }
    }

    /** Evaluated again under the lock: the client who was certain on the approver's page may no longer be. */
    private function expectCertain(Deposit $deposit, Client $client): void
    {
        $isMatchedByStaff = $deposit->status === DepositStatus::Matched && $deposit->matched_by !== null && $deposit->client_id === $client->id;
        if (! $isMatchedByStaff && $this->certain->of($deposit)?->id !== $client->id) {
            throw new OperationRefusedException("It is no longer certain that this deposit is for {$client->full_name}. Open it and choose the client.");
        }
    }

    private function approve(
        Deposit $deposit,
        Client $client,
        User $approver,
        ?string $otherPayer,
        ?DuplicateWarning $repeat,
        ?OwnPayment $own,
        bool $isProof,
    ): Deposit {
        $before = ['status' => $deposit->status->value, 'client_id' => $deposit->client_id];
        $isSame = $deposit->client_id === $client->id;
        $deposit
            ->fill([
                'client_id' => $client->id,
                'status' => DepositStatus::Approved,
                'approved_by' => $approver->id,
                'decided_by' => $approver->id,
                'decided_at' => now(),
                'matched_by' => $isSame ? $deposit->matched_by : $approver->id,
                'matched_at' => $isSame ? $deposit->matched_at : now(),
                'reason' => null,
            ])
            ->save();
        $deposit->setRelation('client', $client)->setRelation('decider', $approver);
        LastDeposit::credited($client, $deposit->value_at);
        $this->ledger->approved($deposit);
        $this->learning->approved($deposit, $isProof);
        $this->audit->record('deposit.approved', $deposit, $before, [
            'status' => $deposit->status->value, 'client_id' => $client->id, 'amount_cents' => $deposit->amount_cents,
            ...($otherPayer === null ? [] : ['other_payer' => $otherPayer]),
            ...($repeat === null ? [] : ['duplicate_case' => $repeat->case_id]),
            ...($own === null ? [] : ['own_payment' => $own->reference]),
        ], $approver->id);
        $this->autoMessages->paid(AutoMessageTrigger::DepositCredited, collect([$deposit]));
        $this->notifier->decided($deposit, $before['client_id']);

        return $deposit;
    }
}
