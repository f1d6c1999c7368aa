<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Models\Client;
use App\Support\OperationRefusedException;

/**
 * Why a client gets no bonus and has no money moved now. Asked before every step that goes forward; steps that take money
 * back or end something are open to everybody's account.
 *
 * The client is held before anything else that the step locks, so that whoever excludes them at the same moment comes
 * before the step or after it.
 */
final readonly class ClientRestriction
{
    /** The client, held until the transaction ends; one that was removed meanwhile too, whose money may still be taken back. */
    public static function hold(int $clientId): Client
    {
        return Client::withTrashed()->lockForUpdate()->findOrFail($clientId);
    }

    /** Throws {@see OperationRefusedException} when what was to move went to another client while this waited for the first one. */
    public static function refuseMerged(Client $held, int $clientId): void
    {
        if ($held->id !== $clientId) {
            throw new OperationRefusedException('This client was just merged with another client. Nothing was changed. Reload the page.');
        }
    }

    /** Throws {@see OperationRefusedException} when the client is excluded. */
    public static function refuse(Client $client, string $what): void
    {
        $why = self::reason($client, $what);
        if ($why !== null) {
            throw new OperationRefusedException($why);
        }
    }

    /** @param  string  $what  the plural of what is refused, such as "bonuses" */
    public static function reason(Client $client, string $what): ?string
    {
        return match (true) {
            $client->trashed() => "This client is no longer on file and gets no {$what}.",
            $client->status === ClientStatus::Closed => "This account is closed and gets no {$what}.",
            $client->betstop_state === BetstopState::Registered => "This client is on the BetStop register and gets no {$what}.",
            $client->is_barred => "This client is barred and gets no {$what}.",
            default => null,
        };
    }
}
