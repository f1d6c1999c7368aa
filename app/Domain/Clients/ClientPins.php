<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Models\Client;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Finds clients by PIN. The PIN of a record that was merged finds the client it was merged into. */
final readonly class ClientPins
{
    /** Null when no client has the PIN, or the client is deleted. */
    public static function find(string $pin): ?Client
    {
        $id = self::ids([$pin])[$pin] ?? null;

        return $id === null ? null : Client::query()->find($id);
    }

    /**
     * @param  list<string>  $pins
     * @return array<array-key, int> ids of clients who are not deleted, by PIN
     */
    public static function ids(array $pins): array
    {
        $columns = ['id', 'pin', 'deleted_at', 'merged_into_id'];
        /** @var array<array-key, stdClass> $clients */
        $clients = DB::table('clients')->whereIn('pin', $pins)->get($columns)->keyBy('pin')->all();
        // A client can have been merged several times.
        while (($merged = array_filter($clients, static fn (stdClass $client): bool => $client->merged_into_id !== null)) !== []) {
            /** @var array<int, stdClass> $survivors */
            $survivors = DB::table('clients')
                ->whereIn('id', array_column($merged, 'merged_into_id'))
                ->get($columns)
                ->keyBy('id')
                ->all();
            $clients = array_map(
                static fn (stdClass $client): stdClass => $client->merged_into_id === null
                    ? $client
                    : $survivors[$client->merged_into_id],
                $clients,
            );
        }

        return array_map(
            static fn (stdClass $client): int => (int) $client->id,
            array_filter($clients, static fn (stdClass $client): bool => $client->deleted_at === null),
        );
    }
}
