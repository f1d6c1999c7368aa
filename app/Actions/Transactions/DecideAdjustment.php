<?php

declare(strict_types=1);

namespace App\Actions\Transactions;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\ClientLock;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\InsufficientFundsException;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Domain\Protection\ProtectionGate;
use App\Enums\AdjustmentStatus;
use App\Enums\GatePurpose;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Adjustment;
use App\Models\Client;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\Dollars;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Approves and posts a colleague's adjustment, or declines it with a reason. */
final readonly class DecideAdjustment
{
    public function __construct(private ProtectionGate $gate, private Ledger $ledger, private AuditTrail $audit) {}

    /**
     * @param  string|null  $refusal  why it is declined; null to approve
     * @param  bool  $isOwnMoney  the approver confirmed that a credit puts a mistake right, so that an excluded client may get it
     *
     * @throws ChangedMeanwhileException when the adjustment was decided in the meantime
     * @throws OperationRefusedException when it is the user's own request, the balance is too low, the client was deleted, or the gate refuses the credit
     */
    public function handle(Adjustment $adjustment, User $decider, ?string $refusal, bool $isOwnMoney = false): Adjustment
    {
        return DB::transaction(function () use ($adjustment, $decider, $refusal, $isOwnMoney): Adjustment {
            $client = ClientLock::hold($adjustment->client_id);
            $held = Adjustment::query()->lockForUpdate()->findOrFail($adjustment->id);
            ClientLock::refuseMerged($client, $held->client_id);
            if ($held->status !== AdjustmentStatus::Requested) {
                throw ChangedMeanwhileException::decided('adjustment', $held->status->value, $held->decidedBy, $held->decided_at);
            }
            if ($held->requested_by === $decider->id) {
                throw new OperationRefusedException('You requested this adjustment. A colleague must decide it.');
            }

            if ($refusal === null && $held->amount_cents > 0 && $client->trashed()) {
                throw new OperationRefusedException('This client is no longer on file and can’t receive money. Decline the adjustment instead.');
            }
            $exclusion = $refusal === null && $held->amount_cents > 0 ? $this->passGate($client, $held, $isOwnMoney) : null;

            $status = $refusal === null ? AdjustmentStatus::Approved : AdjustmentStatus::Declined;
            $held->update(['status' => $status, 'decided_by' => $decider->id, 'decided_at' => now(), 'refusal' => $refusal]);
            if ($status === AdjustmentStatus::Approved) {
                $this->post($held);
            }
            $this->audit->record("adjustment.{$status->value}", $held, ['status' => AdjustmentStatus::Requested->value], array_filter([
                'status' => $status->value, 'amount_cents' => $held->amount_cents, 'reason' => $refusal, 'known_of_client' => $exclusion,
            ]), $decider->id);

            return $held;
        }, 3);
    }

    /** @return string|null why the gate refused the credit, if the approver confirmed that the money is the client's own */
    private function passGate(Client $client, Adjustment $credit, bool $isOwnMoney): ?string
    {
        $why = $this->gate->check($client, GatePurpose::Correction, $credit, $credit->amount_cents)->why();
        if ($why !== null && ! $isOwnMoney) {
            throw new OperationRefusedException(
                "{$why} If this corrects a mistake, confirm that the money is the client’s own. Otherwise decline the adjustment.",
            );
        }
        if ($why !== null) {
            $this->gate->pass($client, GatePurpose::OwnMoney, $credit);
        }

        return $why;
    }

    private function post(Adjustment $adjustment): void
    {
        $original = $adjustment->reverses;
        $house = Account::house(($original ?? $adjustment)->type === TransactionType::Fee ? LedgerAccountKind::Fees : LedgerAccountKind::Adjustments);
        try {
            $this->ledger->post(
                new Posting(
                    key: self::key($adjustment),
                    type: $adjustment->type,
                    status: TransactionStatus::Completed,
                    sourceType: $adjustment->getMorphClass(),
                    sourceId: $adjustment->id,
                    clientId: $adjustment->client_id,
                    amountCents: abs($adjustment->amount_cents),
                    entries: [
                        new Entry($house, -$adjustment->amount_cents),
                        new Entry(Account::available($adjustment->client_id), $adjustment->amount_cents),
                    ],
                    occurredAt: now()->toImmutable(),
                    reference: $adjustment->reference,
                    description: $adjustment->reason,
                    reversesKey: $original === null ? null : self::key($original),
                ),
            );
        } catch (InsufficientFundsException $low) {
            throw new OperationRefusedException(
                'The client has '
                    .Dollars::of($low->balanceCents).' available, so '.Dollars::of(-$adjustment->amount_cents)
                    .' can’t be debited. Nothing was changed.',
            );
        }
    }

    private static function key(Adjustment $adjustment): string
    {
        return "adjustment:{$adjustment->id}:approved";
    }
}
