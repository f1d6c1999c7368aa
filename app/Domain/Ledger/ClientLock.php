<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Domain\Clients\ClientPins;
use App\Models\Client;
use App\Support\OperationRefusedException;

/**
 * Locks a client for a step with money or for a new record of theirs. ProtectionGate decides about credits; steps that take money back
 * or end something are always allowed.
 *
 * A step locks the client before anything else, so that an exclusion comes before the step or after it.
 */
final readonly class ClientLock
{
    /** Locks the client until the transaction ends; also a deleted client, whose money can still be taken back. */
    public static function hold(int $clientId): Client
    {
        return Client::withTrashed()->lockForUpdate()->findOrFail($clientId);
    }

    /** Locks a client whom an earlier query found, or the client they were merged into since. */
    public static function holdSurvivor(int $clientId): Client
    {
        $client = self::hold($clientId);

        return $client->trashed() ? self::hold(ClientPins::find($client->pin)->id ?? $client->id) : $client;
    }

    /** @throws OperationRefusedException when the client was merged while the step waited for the lock */
    public static function refuseMerged(Client $held, int $clientId): void
    {
        if ($held->id !== $clientId) {
            throw new OperationRefusedException('This client was just merged with another client. Nothing was changed. Reload the page.');
        }
    }
}
