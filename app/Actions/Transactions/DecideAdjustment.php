<?php

declare(strict_types=1);

namespace App\Actions\Transactions;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\ClientLock;
use App\Domain\Ledger\ClientWarnings;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\InsufficientFundsException;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Enums\AdjustmentStatus;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Adjustment;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\Dollars;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Approves and posts a colleague's adjustment, or declines it with a reason. */
final readonly class DecideAdjustment
{
    public function __construct(private Ledger $ledger, private AuditTrail $audit) {}

    /**
     * @param  string|null  $refusal  why it is declined; null to approve
     * @param  bool  $isAware  the approver acknowledged the client's exclusions
     *
     * @throws ChangedMeanwhileException when the adjustment was decided in the meantime
     * @throws OperationRefusedException when it is the user's own request, the balance is too low, the client was deleted, or an exclusion is not acknowledged
     */
    public function handle(Adjustment $adjustment, User $decider, ?string $refusal, bool $isAware = false): Adjustment
    {
        return DB::transaction(function () use ($adjustment, $decider, $refusal, $isAware): Adjustment {
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
            $warnings = $refusal === null && $held->amount_cents > 0 ? ClientWarnings::of($client) : null;
            $why = $warnings?->againstApproval($isAware);
            if ($why !== null) {
                throw new OperationRefusedException($why);
            }

            $status = $refusal === null ? AdjustmentStatus::Approved : AdjustmentStatus::Declined;
            $held->update(['status' => $status, 'decided_by' => $decider->id, 'decided_at' => now(), 'refusal' => $refusal]);
            if ($status === AdjustmentStatus::Approved) {
                $this->post($held);
            }
            $this->audit->record("adjustment.{$status->value}", $held, ['status' => AdjustmentStatus::Requested->value], array_filter([
                'status' => $status->value, 'amount_cents' => $held->amount_cents, 'reason' => $refusal, 'known_of_client' => $warnings?->inWords(),
            ]), $decider->id);

            return $held;
        }, 3);
    }

    private function post(Adjustment $adjustment): void
    {
        $original = $adjustment->reverses;
        $house = Account::house(($original ?? $adjustment)->type === TransactionType::Fee ? LedgerAccountKind::Fees : LedgerAccountKind::Adjustments);
        try {
            $this->ledger->post(new Posting(
                key: self::key($adjustment), type: $adjustment->type, status: TransactionStatus::Completed, sourceType: $adjustment->getMorphClass(), sourceId: $adjustment->id,
                clientId: $adjustment->client_id, amountCents: abs($adjustment->amount_cents),
                entries: [new Entry($house, -$adjustment->amount_cents), new Entry(Account::available($adjustment->client_id), $adjustment->amount_cents)],
                occurredAt: now()->toImmutable(), reference: $adjustment->reference, description: $adjustment->reason,
                reversesKey: $original === null ? null : self::key($original),
            ));
        } catch (InsufficientFundsException $low) {
            throw new OperationRefusedException('The client has '.Dollars::of($low->balanceCents).' available, so '.Dollars::of(-$adjustment->amount_cents).' can’t be debited. Nothing was changed.');
        }
    }

    private static function key(Adjustment $adjustment): string
    {
        return "adjustment:{$adjustment->id}:approved";
    }
}
