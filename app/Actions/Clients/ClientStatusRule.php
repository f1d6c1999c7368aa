<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Models\Client;
use App\Models\User;
use Illuminate\Contracts\Auth\Access\Gate;

/**
 * Where a client's status may go: pending > verified > active > dormant > closed, back from dormant to active, and to
 * closed from anywhere. An excluded person (BetStop or barred) can only be closed, and stays so.
 */
final readonly class ClientStatusRule
{
    public function __construct(private Gate $gate) {}

    /**
     * The status as it is, and those it may become by this person's hand.
     *
     * @return non-empty-list<ClientStatus>
     */
    public function choices(Client $client, User $editor): array
    {
        return [$client->status, ...$this->next($client, $editor)];
    }

    public function allows(Client $client, ClientStatus $status, User $editor): bool
    {
        return in_array($status, $this->choices($client, $editor), true);
    }

    /** @return list<ClientStatus> */
    private function next(Client $client, User $editor): array
    {
        if ($client->is_barred || $client->betstop_state === BetstopState::Registered) {
            return $client->status === ClientStatus::Closed ? [] : [ClientStatus::Closed];
        }

        return match ($client->status) {
            ClientStatus::Pending => [ClientStatus::Verified, ClientStatus::Closed],
            ClientStatus::Verified => [ClientStatus::Active, ClientStatus::Closed],
            ClientStatus::Active => [ClientStatus::Dormant, ClientStatus::Closed],
            ClientStatus::Dormant => [ClientStatus::Active, ClientStatus::Closed],
            ClientStatus::Closed => $this->gate->forUser($editor)->allows('reopen', $client) ? [ClientStatus::Active] : [],
        };
    }
}
