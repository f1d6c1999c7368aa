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

    /**
     * Why each of the other statuses is not offered, as sentences, by the status.
     *
     * @return array<string, string>
     */
    public function refusals(Client $client, User $editor): array
    {
        $refused = array_filter(ClientStatus::cases(), fn (ClientStatus $status): bool => ! $this->allows($client, $status, $editor));

        return array_combine(
            array_map(static fn (ClientStatus $status): string => $status->value, $refused),
            array_map(fn (ClientStatus $status): string => $this->why($client, $status), $refused),
        );
    }

    /** Why the account can only be closed, as a sentence; null for whoever may hold one. */
    public static function exclusion(Client $client): ?string
    {
        return match (true) {
            $client->is_barred => 'This person is barred: the account can only be closed, and stays closed.',
            $client->betstop_state === BetstopState::Registered => 'This person is registered with BetStop: the account can only be closed, and stays closed.',
            default => null,
        };
    }

    private function why(Client $client, ClientStatus $status): string
    {
        return self::exclusion($client) ?? match (true) {
            $client->status === ClientStatus::Closed => 'Reopening a closed account takes the right to decide risk checks, and makes it Active.',
            $status === ClientStatus::Pending => 'Only a new client is Pending.',
            $status === ClientStatus::Verified => 'Verified comes straight after Pending, and not again.',
            $status === ClientStatus::Active => 'A client is verified first.',
            $status === ClientStatus::Dormant => 'Only an Active client goes to rest.',
            default => "A client who is {$client->status->label()} cannot become {$status->label()}.",
        };
    }

    /** @return list<ClientStatus> */
    private function next(Client $client, User $editor): array
    {
        if (self::exclusion($client) !== null) {
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
