<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Models\Client;

/** Finds the client who wrote. */
final readonly class ContactOwner
{
    /**
     * Null when several clients have this number or address: a colleague decides. When no client has it, a record that was merged into
     * one may.
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
