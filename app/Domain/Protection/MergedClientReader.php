<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use Illuminate\Support\Facades\DB;

/** Reads the details of clients who were merged into others. They are the same people under former names and numbers. */
final readonly class MergedClientReader
{
    /**
     * @param  list<int>  $clientIds
     * @return array<int, non-empty-list<PersonDetails>> by the surviving client
     */
    public function of(array $clientIds): array
    {
        $details = [];
        $survivors = array_combine($clientIds, $clientIds);
        while ($survivors !== []) {
            $merged = DB::table('clients')->whereIntegerInRaw('merged_into_id', array_keys($survivors))->orderBy('id')
                ->get(['id', 'merged_into_id', 'first_name', 'last_name', 'preferred_name', 'date_of_birth', 'mobile_e164', 'email', 'address', 'suburb', 'state', 'postcode']);
            $next = [];
            foreach ($merged as $client) {
                $survivor = $survivors[(int) $client->merged_into_id];
                $details[$survivor][] = PersonDetails::of($client, $client->mobile_e164 === null ? [] : [$client->mobile_e164]);
                // Others may have been merged into this one before.
                $next[(int) $client->id] = $survivor;
            }
            $survivors = $next;
        }

        return $details;
    }
}
