<?php

declare(strict_types=1);

use Illuminate\Support\Facades\DB;

/**
 * What people type into the search of the top bar, about clients from all over the table.
 *
 * @return array<string, list<string>> texts by their kind
 */
function searches(): array
{
    static $searches = null;
    if ($searches !== null) {
        return $searches;
    }

    $searches = ['a beginning' => [], 'two words' => [], 'phone fragment' => [], 'PIN and e-mail' => [], 'fields' => []];
    $last = (int) DB::table('clients')->max('id');
    for ($i = 0; $i < 25; $i++) {
        $client = DB::table('clients')->where('id', '>=', 1 + (int) ($i * 0.381_966 * $last) % $last)->whereNotNull('mobile_e164')->whereNotNull('email')->orderBy('id')->first() ?? throw new RuntimeException('There are no clients.');
        $national = '0'.substr($client->mobile_e164, 3);
        array_push($searches['a beginning'], substr($client->last_name, 0, 1), substr($client->last_name, 0, 2), substr($client->first_name, 0, 3), $client->last_name);
        array_push($searches['two words'], "{$client->first_name} {$client->last_name}", substr($client->first_name, 0, 1).' '.substr($client->last_name, 0, 3), "{$client->last_name} ".substr($client->first_name, 0, 2));
        array_push($searches['phone fragment'], substr($national, 0, 4).' '.substr($national, 4, 3), substr($national, -6), substr($national, -4), $client->mobile_e164);
        array_push($searches['PIN and e-mail'], $client->pin, (string) strstr($client->email, '@', true));
        array_push($searches['fields'], "{$client->last_name} state:{$client->state}", 'phone:'.substr($national, 0, 6)." {$client->first_name}", "dob:{$client->date_of_birth}", 'dob:'.substr($client->date_of_birth, 0, 4),
            "{$client->last_name} -closed", "\"{$client->last_name}\" suburb:\"{$client->suburb}\"", "suburb:\"{$client->suburb}\" postcode:{$client->postcode}", "status:dormant {$client->first_name}", "suburb:zzz{$i}", 'dob:1/1/1931', 'state:NT status:pending', "pin:{$client->pin}");
    }

    return $searches;
}
