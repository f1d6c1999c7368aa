<?php

declare(strict_types=1);

namespace App\Actions\Adjustments;

use App\Enums\AdjustmentStatus;
use App\Enums\TransactionType;
use App\Models\Adjustment;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\MoveRefused;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

/** Asks for an approved adjustment or fee to be taken back in full, which somebody else decides. */
final readonly class RequestReversal
{
    public function __construct(private AuditTrail $audit) {}

    /** Throws {@see MoveRefused} for one that did not happen, that is a reversal itself, or whose reversal was asked for already. */
    public function handle(Adjustment $original, string $reason, User $requester): Adjustment
    {
        return DB::transaction(function () use ($original, $reason, $requester): Adjustment {
            $client = MoneyBlock::hold($original->client_id);
            $held = Adjustment::query()->lockForUpdate()->findOrFail($original->id);
            MoneyBlock::refuseMerged($client, $held->client_id);
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
            throw new MoveRefused('Only what was approved can be taken back. Nothing was changed.');
        }
        if ($original->type === TransactionType::Reversal) {
            throw new MoveRefused('A reversal is not taken back. Ask for a new adjustment.');
        }
        if (Adjustment::query()->where('reverses_id', $original->id)->where('status', '<>', AdjustmentStatus::Declined)->exists()) {
            throw new MoveRefused('Its reversal was asked for already. Nothing was changed.');
        }
    }
}
