<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Models\Client;

/** Finds the client who wrote or called. */
final readonly class ContactOwner
{
    /**
     * Null when several clients have this number or address: a colleague decides.
     *
     * @param  'mobile_e164'|'email'  $column
     */
    public static function find(string $column, string $value): ?Client
    {
        $ids = self::ids($column, $value);

        return count($ids) === 1 ? Client::query()->find($ids[0]) : null;
    }

    /**
     * At most two clients with this number or address. When no client has it, the clients that took over a merged record with it.
     *
     * @param  'mobile_e164'|'email'  $column
     * @return list<int>
     */
    public static function ids(string $column, string $value): array
    {
        $ids = Client::query()->where($column, $value)->limit(2)->pluck('id')->all();
        if ($ids === []) {
            $merged = Client::onlyTrashed()->where($column, $value)->whereNotNull('merged_into_id')->pluck('pin');
            $ids = array_unique(ClientPins::ids(array_values($merged->all())));
        }

        return array_values(array_map(intval(...), $ids));
    }
}
