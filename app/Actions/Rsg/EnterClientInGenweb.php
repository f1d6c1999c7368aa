<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BetstopState;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Records that a client's BetStop registration was entered in Genweb, which closes betting there. This can't be undone. */
final readonly class EnterClientInGenweb
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @return bool false when it was already recorded
     *
     * @throws ValidationException on `genweb` when the client is not registered with BetStop
     */
    public function handle(Client $client): bool
    {
        return DB::transaction(function () use ($client): bool {
            // The lock makes a simultaneous second request wait and then find it done.
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            if ($current->betstop_state !== BetstopState::Registered) {
                throw ValidationException::withMessages([
                    'genweb' => "{$current->full_name} is not registered with BetStop, so there is nothing to enter in Genweb.",
                ]);
            }
            if ($current->genweb_betstopped_at !== null) {
                return false;
            }

            $now = CarbonImmutable::now()->startOfSecond();
            Client::query()->whereKey($current->id)->update(['genweb_betstopped_at' => $now]);
            $this->audit->record('client.genweb_entered', $client, ['genweb_betstopped_at' => null], ['genweb_betstopped_at' => $now->toDateTimeString()]);

            return true;
        }, 3);
    }
}
