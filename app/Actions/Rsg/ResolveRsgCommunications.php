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
use Illuminate\Support\Facades\DB;

/** Resolves all open RSG communications of a client. */
final readonly class ResolveRsgCommunications
{
    public function __construct(private AuditTrail $audit, private SettledWorkNotifier $notifications) {}

    public function handle(Client $client, User $officer): Settlement
    {
        return DB::transaction(function () use ($client, $officer): Settlement {
            // The lock makes a simultaneous second request wait and then find nothing open.
            $open = RsgCommunication::query()->where('client_id', $client->id)->whereNull('resolved_at')->orderBy('id')->lockForUpdate()->get();

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
