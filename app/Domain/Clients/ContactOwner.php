<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Models\Client;

/** Finds the client who wrote. */
final readonly class ContactOwner
{
    /**
     * Null when nobody or several clients have the number or address; a colleague decides. One that nobody has now may be that of a
     * record that was merged.
     *
     * @param  'mobile_e164'|'email'  $column
     */
    public static function find(string $column, string $value): ?Client
    {
        $clients = Client::query()->where($column, $value)->limit(2)->get();
        if ($clients->isEmpty()) {
            $merged = Client::onlyTrashed()->where($column, $value)->whereNotNull('merged_into_id')->pluck('pin');
            $clients = Client::query()->whereKey(array_unique(ClientPins::ids(array_values($merged->all()))))->get();
        }

        return $clients->count() === 1 ? $clients->first() : null;
    }
}
