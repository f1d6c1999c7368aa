<?php

declare(strict_types=1);

namespace App\Actions\Adjustments;

use App\Models\Adjustment;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MoneyBlock;
use App\Services\Records\SentForms;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Asks for a change of a client's balance by hand, which somebody else decides; no money moves yet. */
final readonly class RequestAdjustment
{
    public function __construct(private AuditTrail $audit, private SentForms $forms) {}

    /** A form that was sent for something else before is a ValidationException on `reference`, a client who is gone one on `client_id`. */
    public function handle(NewAdjustment $new, User $requester): Adjustment
    {
        $content = [$new->clientId, $new->type->value, $new->amountCents, $new->reason];

        return $this->forms->once($requester, $new->reference, Adjustment::class, $content, fn (): Adjustment => DB::transaction(function () use ($new, $requester): Adjustment {
            // They may have been merged away while this waited for them.
            if (MoneyBlock::hold($new->clientId)->trashed()) {
                throw ValidationException::withMessages(['client_id' => 'This client is not on file any more. Nothing was asked for.']);
            }
            $adjustment = Adjustment::query()->create([
                'reference' => 'AJ-'.Str::ulid(), 'client_id' => $new->clientId, 'type' => $new->type, 'amount_cents' => $new->amountCents,
                'reason' => $new->reason, 'requested_by' => $requester->id, 'requested_at' => now(),
            ]);
            $this->audit->record('adjustment.requested', $adjustment, after: [
                'status' => $adjustment->status->value, 'type' => $new->type->label(), 'amount_cents' => $new->amountCents, 'reason' => $new->reason,
            ], actorId: $requester->id);

            return $adjustment;
        }, 3));
    }
}
