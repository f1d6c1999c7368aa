<?php

declare(strict_types=1);

namespace App\Actions\Adjustments;

use App\Enums\AdjustmentStatus;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Adjustment;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\Account;
use App\Services\Ledger\BalanceTooLow;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\Entry;
use App\Services\Ledger\LedgerBook;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\MoveRefused;
use App\Services\Ledger\Posting;
use App\Services\Withdrawals\WithdrawalRules;
use App\Support\Dollars;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;

/** Approves what somebody else asked for, which posts it, or declines it with a reason. */
final readonly class DecideAdjustment
{
    public function __construct(private LedgerBook $book, private AuditTrail $audit) {}

    /**
     * Throws {@see DecidedAlready} when somebody was quicker, and {@see MoveRefused} for one's own request, for more than
     * the client has, for money to a client who is gone, and for money to an excluded or closed one whom the decider did not say
     * they know of.
     *
     * @param  string|null  $refusal  why it is declined; null to approve
     * @param  bool  $isAware  of what stands against the client, as the decider ticked
     */
    public function handle(Adjustment $adjustment, User $decider, ?string $refusal, bool $isAware = false): Adjustment
    {
        return DB::transaction(function () use ($adjustment, $decider, $refusal, $isAware): Adjustment {
            $client = MoneyBlock::hold($adjustment->client_id);
            $held = Adjustment::query()->lockForUpdate()->findOrFail($adjustment->id);
            MoneyBlock::refuseMerged($client, $held->client_id);
            if ($held->status !== AdjustmentStatus::Requested) {
                throw new DecidedAlready('adjustment', $held->status->value, $held->decidedBy, $held->decided_at);
            }
            if ($held->requested_by === $decider->id) {
                throw new MoveRefused('You asked for this; somebody else has to decide it.');
            }

            if ($refusal === null && $held->amount_cents > 0 && $client->trashed()) {
                throw new MoveRefused('This client is not on file any more and gets no money. Decline it instead.');
            }
            $known = $refusal === null && $held->amount_cents > 0 ? Arr::join(WithdrawalRules::warnings($client), ', ', ' and ') : '';
            if ($known !== '' && ! $isAware) {
                throw new MoveRefused("This client is {$known}. Tick that you know it before you approve.");
            }

            $status = $refusal === null ? AdjustmentStatus::Approved : AdjustmentStatus::Declined;
            $held->update(['status' => $status, 'decided_by' => $decider->id, 'decided_at' => now(), 'refusal' => $refusal]);
            if ($status === AdjustmentStatus::Approved) {
                $this->post($held);
            }
            $this->audit->record("adjustment.{$status->value}", $held, ['status' => AdjustmentStatus::Requested->value], array_filter([
                'status' => $status->value, 'amount_cents' => $held->amount_cents, 'reason' => $refusal, 'known_of_client' => $known,
            ]), $decider->id);

            return $held;
        }, 3);
    }

    private function post(Adjustment $adjustment): void
    {
        $original = $adjustment->reverses;
        $house = Account::house(($original ?? $adjustment)->type === TransactionType::Fee ? LedgerAccountKind::Fees : LedgerAccountKind::Adjustments);
        try {
            $this->book->post(new Posting(
                key: self::key($adjustment), type: $adjustment->type, status: TransactionStatus::Completed, sourceType: $adjustment->getMorphClass(), sourceId: $adjustment->id,
                clientId: $adjustment->client_id, amountCents: abs($adjustment->amount_cents),
                entries: [new Entry($house, -$adjustment->amount_cents), new Entry(Account::available($adjustment->client_id), $adjustment->amount_cents)],
                occurredAt: now()->toImmutable(), reference: $adjustment->reference, description: $adjustment->reason,
                reversesKey: $original === null ? null : self::key($original),
            ));
        } catch (BalanceTooLow $low) {
            throw new MoveRefused('The client has '.Dollars::of($low->balanceCents).' available; '.Dollars::of(-$adjustment->amount_cents).' cannot be taken. Nothing was changed.');
        }
    }

    private static function key(Adjustment $adjustment): string
    {
        return "adjustment:{$adjustment->id}:approved";
    }
}
