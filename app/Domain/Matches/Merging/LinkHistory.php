<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use Illuminate\Support\Facades\DB;

/** Moves the links of a merged record to the winner, where they can still be undone. */
final readonly class LinkHistory
{
    private const KINDS = ['client' => ['lead>client', 'db_client>client'], 'lead' => ['db_client>lead'], 'db_client' => []];

    /**
     * @param  'client'|'lead'|'db_client'  $type
     * @return string ids of the moved merges, packed by IdRanges
     */
    public function move(int $loserId, int $winnerId, string $type = 'client'): string
    {
        $ids = array_map(intval(...), array_values(DB::table('merges')->where('winner_id', $loserId)->whereIn('subject_type', self::KINDS[$type])->orderBy('id')->lockForUpdate()->pluck('id')->all()));
        DB::table('merges')->whereIntegerInRaw('id', $ids)->update(['winner_id' => $winnerId]);

        return IdRanges::pack($ids);
    }

    public function restore(string $packed, int $loserId, int $winnerId): void
    {
        DB::table('merges')->whereIntegerInRaw('id', IdRanges::unpack($packed))->where('winner_id', $winnerId)->update(['winner_id' => $loserId]);
    }
}
