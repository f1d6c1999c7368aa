<?php

declare(strict_types=1);

use Illuminate\Support\Facades\DB;

/**
 * Typical input for the global search, for clients from the whole table.
 *
 * @return array<string, list<string>> texts by their kind
 */
function searches(): array
{
    static $searches = null;
    if ($searches !== null) {
        return $searches;
    }

    $searches = [];
    $last = (int) DB::table('clients')->max('id');
    for ($i = 0; $i < 25; $i++) {
        $client = DB::table('clients')->where('id', '>=', 1 + (int) ($i * 0.381_966 * $last) % $last)->whereNotNull('mobile_e164')->whereNotNull('email')->orderBy('id')->first() ?? throw new RuntimeException('There are no clients.');
        foreach (searches_for($client, $i) as $kind => $texts) {
            $searches[$kind] = [...$searches[$kind] ?? [], ...$texts];
        }
    }

    return $searches;
}

/** @return array<string, list<string>> */
function searches_for(stdClass $client, int $i): array
{
    $national = '0'.substr($client->mobile_e164, 3);

    return [
        'a beginning' => [mb_substr($client->last_name, 0, 1), mb_substr($client->last_name, 0, 2), mb_substr($client->first_name, 0, 3), $client->last_name],
        'two words' => ["{$client->first_name} {$client->last_name}", mb_substr($client->first_name, 0, 1).' '.mb_substr($client->last_name, 0, 3), "{$client->last_name} ".mb_substr($client->first_name, 0, 2)],
        'phone fragment' => [substr($national, 0, 4).' '.substr($national, 4, 3), substr($national, -6), substr($national, -4), $client->mobile_e164],
        'PIN and email' => [$client->pin, (string) strstr($client->email, '@', true)],
        'name state:' => ["{$client->last_name} state:{$client->state}"],
        'phone: name' => ['phone:'.substr($national, 0, 6)." {$client->first_name}"],
        'dob: a day' => ["dob:{$client->date_of_birth}", 'dob:1/1/1931'],
        'dob: a year' => ['dob:'.substr($client->date_of_birth, 0, 4)],
        'name -closed' => ["{$client->last_name} -closed"],
        '"name" suburb:' => ["\"{$client->last_name}\" suburb:\"{$client->suburb}\""],
        'suburb:' => ["suburb:\"{$client->suburb}\"", 'suburb:'.mb_substr($client->suburb, 0, 2), "suburb:zzz{$i}"],
        'suburb: postcode:' => ["suburb:\"{$client->suburb}\" postcode:{$client->postcode}"],
        'postcode:' => ["postcode:{$client->postcode}"],
        'state: status:' => ['state:NT status:pending', "state:{$client->state} status:{$client->status}", 'state:ACT status:closed'],
        'status: name' => ["status:dormant {$client->first_name}"],
        'pin:' => ["pin:{$client->pin}", 'pin:'.substr($client->pin, 0, 2)],
    ];
}
