<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use App\Domain\Clients\History\ClientPast;
use App\Models\Merge;

/** Rows that came to a client from merged records. */
final readonly class MergedRows
{
    /**
     * @param  string  $place  table and column, such as `bets.client_id`
     * @return list<int> ids of the rows that merges since that time gave the client
     */
    public static function since(ClientPast $past, string $place): array
    {
        return array_merge(
            ...$past
                ->merges()
                ->map(static fn (Merge $merge): array => IdRanges::unpack((string) ($merge->snapshot['moved'][$place] ?? '')))
                ->values()
                ->all(),
        );
    }
}
