<?php

declare(strict_types=1);

namespace App\Actions\Transactions;

use App\Domain\Ledger\ClientLock;
use App\Enums\AdjustmentStatus;
use App\Enums\TransactionType;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Adjustment;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

/** Requests the full reversal of an approved adjustment or fee, which a colleague decides. */
final readonly class RequestReversal
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when it was not approved, is a reversal, or has a requested reversal */
    public function handle(Adjustment $original, string $reason, User $requester): Adjustment
    {
        return DB::transaction(function () use ($original, $reason, $requester): Adjustment {
            $client = ClientLock::hold($original->client_id);
            $held = Adjustment::query()->lockForUpdate()->findOrFail($original->id);
            ClientLock::refuseMerged($client, $held->client_id);
            $this->refuseUnfit($held);

            $reversal = Adjustment::query()->create([
                'reference' => 'AJ-'.Str::ulid(), 'client_id' => $held->client_id, 'type' => TransactionType::Reversal, 'amount_cents' => -$held->amount_cents,
                'reason' => $reason, 'requested_by' => $requester->id, 'requested_at' => now(), 'reverses_id' => $held->id,
            ]);
            $this->audit->record('adjustment.reversal_requested', $reversal, after: [
                'status' => $reversal->status->value, 'amount_cents' => $reversal->amount_cents, 'reason' => $reason, 'reverses' => $held->reference,
            ], actorId: $requester->id);

            return $reversal;
        }, 3);
    }

    private function refuseUnfit(Adjustment $original): void
    {
        if ($original->status !== AdjustmentStatus::Approved) {
            throw new OperationRefusedException('Only approved adjustments can be reversed. Nothing was changed.');
        }
        if ($original->type === TransactionType::Reversal) {
            throw new OperationRefusedException('A reversal can’t be reversed. Request a new adjustment.');
        }
        if (Adjustment::query()->where('reverses_id', $original->id)->where('status', '<>', AdjustmentStatus::Declined)->exists()) {
            throw new OperationRefusedException('A reversal was already requested. Nothing was changed.');
        }
    }
}
