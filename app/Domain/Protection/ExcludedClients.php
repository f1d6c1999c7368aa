<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\ClientNameIndex;
use App\Domain\People\PersonName;
use App\Models\BetstopUpdate;
use App\Models\Client;
use Illuminate\Database\Eloquent\Collection;

/**
 * Finds the clients that a notice of the BetStop register is certainly about: name and date of birth are those of exactly one
 * client, or the mobile or email matches too. Finds every client record of the person, closed ones as well.
 */
final readonly class ExcludedClients
{
    /** @return Collection<int, Client> by id; empty when the match is not certain */
    public function find(BetstopUpdate $update): Collection
    {
        $name = PersonName::of($update->first_name, $update->last_name);
        if ($name->words === []) {
            return new Collection;
        }

        $people = ClientNameIndex::withWords($name)
            ->whereDate('date_of_birth', $update->date_of_birth->toDateString())
            ->orderBy('id')
            ->get()
            ->filter(static fn (Client $client): bool => PersonName::ofClient($client)->key() === $name->key())
            ->values();

        return $people->count() === 1 ? $people : $people->filter(static fn (Client $client): bool => self::hasContact($client, $update))->values();
    }

    private static function hasContact(Client $client, BetstopUpdate $update): bool
    {
        return ($update->mobile_e164 !== null && $update->mobile_e164 === $client->mobile_e164)
            || ($update->email !== null && $client->email !== null && mb_strtolower($update->email) === mb_strtolower($client->email));
    }
}
