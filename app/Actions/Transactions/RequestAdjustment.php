<?php

declare(strict_types=1);

namespace App\Actions\Transactions;

use App\Domain\Ledger\ClientLock;
use App\Domain\Transactions\NewAdjustment;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\Adjustment;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Requests a manual change of a client's balance, which a colleague decides. */
final readonly class RequestAdjustment
{
    public function __construct(private AuditTrail $audit, private SentFormRegistry $forms) {}

    /** A reused form is a ValidationException on `reference`, a deleted client one on `client_id`. */
    public function handle(NewAdjustment $new, User $requester): Adjustment
    {
        $content = [$new->clientId, $new->type->value, $new->amountCents, $new->reason];

        return $this->forms->once(
            $requester,
            $new->reference,
            Adjustment::class,
            $content,
            fn (): Adjustment => DB::transaction(function () use ($new, $requester): Adjustment {
                // A merge may have deleted the client while this waited for the lock.
                if (ClientLock::hold($new->clientId)->trashed()) {
                    throw ValidationException::withMessages([
                        'client_id' => 'This client is no longer on file. Nothing was requested.',
                    ]);
                }
                $adjustment = Adjustment::query()->create([
                    'reference' => 'AJ-'.Str::ulid(),
                    'client_id' => $new->clientId,
                    'type' => $new->type,
                    'amount_cents' => $new->amountCents,
                    'reason' => $new->reason,
                    'requested_by' => $requester->id,
                    'requested_at' => now(),
                ]);
                $this->audit->record(
                    'adjustment.requested',
                    $adjustment,
                    after: [
                        'status' => $adjustment->status->value,
                        'type' => $new->type->label(),
                        'amount_cents' => $new->amountCents,
                        'reason' => $new->reason,
                    ],
                    actorId: $requester->id,
                );

                return $adjustment;
            }, 3));
    }
}
