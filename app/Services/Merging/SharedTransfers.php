<?php

declare(strict_types=1);

namespace App\Services\Merging;

use App\Actions\Matches\MergeRefused;
use App\Models\Merge;
use Illuminate\Support\Facades\DB;

/** A transfer made since a merge, between accounts that an undo would part: its money could be put to neither client. After RowReturner. */
final readonly class SharedTransfers
{
    /** It is {@see MergeRefused} when there is one. */
    public static function refuse(Merge $merge): void
    {
        foreach (['from_site_account_id', 'to_site_account_id'] as $column) {
            $accounts = DB::table('site_accounts')->where('client_id', $merge->loser_id)->select('id');
            $reference = DB::table('transfers')->where('client_id', $merge->winner_id)->whereIn($column, $accounts)->orderBy('id')->value('reference');
            if ($reference !== null) {
                throw new MergeRefused("Transfer {$reference} was made since the merge, with an account that would go back. The merge stays.");
            }
        }
    }
}
