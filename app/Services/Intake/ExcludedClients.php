<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Models\Client;
use Illuminate\Database\Eloquent\Collection;

/**
 * Finds the clients that a notice of the self-exclusion register is about, and only when it is certain: name and date of
 * birth agree, and they are the only ones of exactly one client, or the mobile or the e-mail address agrees too.
 *
 * One person may be a client of several brands; all of them are found. Closed clients too: they may be opened again.
 */
final readonly class ExcludedClients
{
    /** @return Collection<int, Client> by id; empty when nothing is certain */
    public function find(NewBetstopUpdate $update): Collection
    {
        $words = ClientNames::words("{$update->first_name} {$update->last_name}");
        if ($words === []) {
            return new Collection;
        }

        $people = ClientNames::candidates($words)
            ->whereDate('date_of_birth', $update->date_of_birth->toDateString())
            ->orderBy('id')
            ->get()
            ->filter(static fn (Client $client): bool => ClientNames::are($words, $client))
            ->values();

        return $people->count() === 1 ? $people : $people->filter(static fn (Client $client): bool => self::isReachedAt($client, $update))->values();
    }

    private static function isReachedAt(Client $client, NewBetstopUpdate $update): bool
    {
        return ($update->mobile_e164 !== null && $update->mobile_e164 === $client->mobile_e164)
            || ($update->email !== null && $client->email !== null && mb_strtolower($update->email) === mb_strtolower($client->email));
    }
}
