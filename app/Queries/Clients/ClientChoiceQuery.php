<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Lists\Choice;
use Illuminate\Support\Facades\DB;

/** The name of the one client that a list is filtered by, for the chip of the filter. */
final readonly class ClientChoiceQuery
{
    /** @param  string|null  $id  the value of the filter, which may name several clients or none */
    public function of(?string $id): ?Choice
    {
        $client = ctype_digit((string) $id) ? DB::table('clients')->where('id', (int) $id)->first(['id', 'first_name', 'last_name', 'pin']) : null;

        return $client === null ? null : new Choice((string) $client->id, trim("{$client->first_name} {$client->last_name}"), "PIN {$client->pin}");
    }
}
