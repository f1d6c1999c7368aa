<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\GatePurpose;
use App\Models\Client;
use App\Models\ExclusionRecord;
use App\Models\User;
use Illuminate\Contracts\Auth\Access\Gate;

/**
 * The allowed status changes of a client: pending > verified > active > dormant > closed, back from dormant to active, and to
 * closed from anywhere. An excluded person (BetStop or barred) can only be closed, and stays so.
 */
final readonly class ClientStatusRule
{
    public function __construct(private Gate $gate, private ProtectionGate $protection) {}

    /**
     * The current status and those the editor can choose.
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
     * The reasons why the other statuses are not available.
     *
     * @return array<string, string> by status
     */
    public function refusals(Client $client, User $editor): array
    {
        $refused = array_filter(ClientStatus::cases(), fn (ClientStatus $status): bool => ! $this->allows($client, $status, $editor));

        return array_combine(
            array_map(static fn (ClientStatus $status): string => $status->value, $refused),
            array_map(fn (ClientStatus $status): string => $this->reason($client, $status), $refused),
        );
    }

    /** Why the account can only be closed, by its own marks; null when it has none. */
    public static function exclusion(Client $client): ?string
    {
        return match (true) {
            $client->is_barred => 'This person is barred, so the account can only be closed and can’t be reopened.',
            $client->betstop_state === BetstopState::Registered => 'This person is registered with BetStop, so the account can only be closed and can’t be reopened.',
            default => null,
        };
    }

    /** Like exclusion(), and also by another account, a list or a notice. Checked before each change to an open status. */
    public function exclusionOfPerson(Client $client): ?string
    {
        return self::exclusion($client) ?? $this->protection->decide($client, GatePurpose::Reopening)->why();
    }

    /** Like exclusionOfPerson(), with a receipt: call it in the transaction of the change. An uncertain match waits for a colleague then. */
    public function refusal(Client $client): ?string
    {
        return self::exclusion($client) ?? self::closure($client) ?? $this->protection->check($client, GatePurpose::Reopening, $client)->why();
    }

    /** Why a closed account stays closed although its exclusion was lifted: the person opens a new one (Interactive Gambling Act 2001 (Cth), s 61MC(1)(g)). */
    public static function closure(Client $client): ?string
    {
        $wasExcluded = $client->status === ClientStatus::Closed
            && ExclusionRecord::query()->where('record_type', 'client')->where('record_id', $client->id)->whereNotNull('frozen_at')->exists();

        return $wasExcluded ? 'This account was closed for an exclusion, so it stays closed. The person can open a new account.' : null;
    }

    private function reason(Client $client, ClientStatus $status): string
    {
        return self::exclusion($client)
            ?? match (true) {
                $client->status === ClientStatus::Closed => 'Only staff who decide risk checks can reopen a closed account. It becomes Active. An account that was closed for an exclusion stays closed.',
                $status === ClientStatus::Pending => 'Only new clients are Pending.',
                $status === ClientStatus::Verified => 'Only a Pending client can become Verified.',
                $status === ClientStatus::Active => 'A client must be Verified before becoming Active.',
                $status === ClientStatus::Dormant => 'Only an Active client can become Dormant.',
                default => "{$client->status->label()} clients can’t become {$status->label()}.",
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
