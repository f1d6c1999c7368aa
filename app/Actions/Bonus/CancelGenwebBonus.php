<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\BonusClientResolver;
use App\Domain\Ledger\ClientLock;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\GenwebBonus;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Records that a bonus or boost was cancelled in Genweb before it expired. */
final readonly class CancelGenwebBonus
{
    public function __construct(private BonusClientResolver $clients, private AuditTrail $audit) {}

    /**
     * @throws ChangedMeanwhileException when a colleague cancelled it first
     * @throws OperationRefusedException when it has expired or another team manages the client
     */
    public function handle(GenwebBonus $bonus, string $reason, User $user): GenwebBonus
    {
        return DB::transaction(function () use ($bonus, $reason, $user): GenwebBonus {
            $client = ClientLock::hold($bonus->client_id);
            $held = GenwebBonus::query()->with('cancelledBy')->lockForUpdate()->findOrFail($bonus->id);
            if (! $this->clients->mayGive($user, $client->account_manager_id)) {
                throw new OperationRefusedException("You can’t cancel this {$held->kind->value} because another team manages this client.");
            }
            if ($held->cancelled_at !== null) {
                throw ChangedMeanwhileException::decided($held->kind->value, 'cancelled', $held->cancelledBy, $held->cancelled_at);
            }
            if ($held->expires_at->isPast()) {
                throw new OperationRefusedException("This {$held->kind->value} has expired, so it can’t be cancelled.");
            }
            $held->update(['cancelled_by' => $user->id, 'cancelled_at' => now(), 'cancel_reason' => $reason]);
            $this->audit->record("client.genweb_{$held->kind->value}_cancelled", $held, ['cancelled_at' => null], ['reason' => $reason], $user->id);

            return $held;
        }, 3);
    }
}
