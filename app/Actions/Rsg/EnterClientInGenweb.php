<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BetstopState;
use App\Models\Client;
use App\Services\Audit\AuditTrail;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Notes that somebody has entered a client's BetStop registration in Genweb, which closes betting there. Nothing takes it back. */
final readonly class EnterClientInGenweb
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * A client who is not registered with BetStop is a ValidationException on `genweb`.
     *
     * @return bool false where somebody had noted it before
     */
    public function handle(Client $client): bool
    {
        return DB::transaction(function () use ($client): bool {
            // Locked, so that of two people who click at once the second one waits here and then finds it done.
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            if ($current->betstop_state !== BetstopState::Registered) {
                throw ValidationException::withMessages(['genweb' => "{$current->full_name} is not registered with BetStop, so there is nothing to enter in Genweb."]);
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
