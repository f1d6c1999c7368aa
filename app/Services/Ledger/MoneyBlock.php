<?php

declare(strict_types=1);

namespace App\Services\Ledger;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Models\Client;

/**
 * Why a client gets no bonus and has no money moved now. Asked before every step that goes forward; steps that take money
 * back or end something are open to everybody's account.
 *
 * The client is held before anything else that the step locks, so that whoever excludes them at the same moment comes
 * before the step or after it.
 */
final readonly class MoneyBlock
{
    /** The client, held until the transaction ends; one that was removed meanwhile too, whose money may still be taken back. */
    public static function hold(int $clientId): Client
    {
        return Client::withTrashed()->lockForUpdate()->findOrFail($clientId);
    }

    /** Throws {@see MoveRefused} when what was to move went to another client while this waited for the first one. */
    public static function refuseMerged(Client $held, int $clientId): void
    {
        if ($held->id !== $clientId) {
            throw new MoveRefused('This client was merged with another one a moment ago. Nothing was changed; load the page again.');
        }
    }

    /** Throws {@see MoveRefused} when something stands against the client. */
    public static function refuse(Client $client, string $what): void
    {
        $why = self::reason($client, $what);
        if ($why !== null) {
            throw new MoveRefused($why);
        }
    }

    /** @param  string  $what  the plural of what is refused, such as "bonuses" */
    public static function reason(Client $client, string $what): ?string
    {
        return match (true) {
            $client->trashed() => "This client is not on file any more and gets no {$what}.",
            $client->status === ClientStatus::Closed => "This account is closed; it gets no {$what}.",
            $client->betstop_state === BetstopState::Registered => "This client is on the BetStop register and gets no {$what}.",
            $client->is_barred => "This client is barred and gets no {$what}.",
            default => null,
        };
    }
}
