<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Notifications\Settlement;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Resolves the open RSG communications of a client that the officer saw. */
final readonly class ResolveRsgCommunications
{
    public function __construct(private AuditTrail $audit, private SettledWorkNotifier $notifications) {}

    /** @param  int|null  $seen  id of the newest message on the officer's page; a later one stays open. Null for all. */
    public function handle(Client $client, User $officer, ?int $seen = null): Settlement
    {
        return DB::transaction(function () use ($client, $officer, $seen): Settlement {
            // The lock makes a simultaneous second request wait and then find nothing open.
            $open = RsgCommunication::query()->where('client_id', $client->id)->whereNull('resolved_at')
                ->when($seen !== null, static fn (Builder $shown): Builder => $shown->where('id', '<=', $seen))->orderBy('id')->lockForUpdate()->get();

            if ($open->isEmpty()) {
                $last = RsgCommunication::query()->where('client_id', $client->id)->latest('resolved_at')->latest('id')->first();

                return Settlement::before(User::withTrashed()->find($last?->resolved_by), $last?->resolved_at);
            }

            RsgCommunication::query()->whereKey($open->modelKeys())->update(['resolved_by' => $officer->id, 'resolved_at' => now()]);
            foreach ($open as $communication) {
                $this->audit->record('rsg_communication.resolved', $communication, ['resolved_by' => null], ['resolved_by' => $officer->id], $officer->id);
            }
            $this->notifications->settled(NotificationType::RsgCommunication, $open->firstOrFail());

            return Settlement::done();
        }, 3);
    }
}
