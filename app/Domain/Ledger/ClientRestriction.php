<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Domain\Protection\ExclusionChecker;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Models\Client;
use App\Support\OperationRefusedException;

/**
 * Reasons why a client can't be credited. Checked before every step forward; steps that take money back or end something are
 * always allowed.
 *
 * A step locks the client before anything else, so that an exclusion comes before the step or after it.
 */
final readonly class ClientRestriction
{
    /** Locks the client until the transaction ends; also a deleted client, whose money can still be taken back. */
    public static function hold(int $clientId): Client
    {
        return Client::withTrashed()->lockForUpdate()->findOrFail($clientId);
    }

    /** @throws OperationRefusedException when the client was merged while the step waited for the lock */
    public static function refuseMerged(Client $held, int $clientId): void
    {
        if ($held->id !== $clientId) {
            throw new OperationRefusedException('This client was just merged with another client. Nothing was changed. Reload the page.');
        }
    }

    /** @throws OperationRefusedException when the client is excluded */
    public static function refuse(Client $client, string $what): void
    {
        $why = self::reason($client, $what);
        if ($why !== null) {
            throw new OperationRefusedException($why);
        }
    }

    /** @param  string  $what  plural, such as "bonuses" */
    public static function reason(Client $client, string $what): ?string
    {
        return self::ofRecord($client, $what) ?? self::excludedElsewhere($client, $what);
    }

    /** By the record's own marks, for a list of clients. */
    public static function ofRecord(Client $client, string $what): ?string
    {
        return match (true) {
            $client->trashed() => "This client is no longer on file and gets no {$what}.",
            $client->status === ClientStatus::Closed => "This account is closed and gets no {$what}.",
            $client->betstop_state === BetstopState::Registered => "This client is on the BetStop register and gets no {$what}.",
            $client->is_barred => "This client is barred and gets no {$what}.",
            default => null,
        };
    }

    private static function excludedElsewhere(Client $client, string $what): ?string
    {
        $exclusion = (new ExclusionChecker)->findByName($client);

        return $exclusion === null ? null : "{$exclusion->reason}. This client gets no {$what}.";
    }
}
