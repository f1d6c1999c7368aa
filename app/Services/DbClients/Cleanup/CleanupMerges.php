<?php

declare(strict_types=1);

namespace App\Services\DbClients\Cleanup;

use App\Actions\Matches\MergeRecords;
use App\Actions\Matches\MergeRefused;
use App\Actions\Matches\UndoMerge;
use App\Models\Merge;
use App\Models\User;
use App\Services\Matching\OrderedPair;
use Illuminate\Support\Facades\DB;

/** Exact duplicates become one as two of the match queue do, so that nothing of either is lost and each merge can be undone by itself. */
final readonly class CleanupMerges
{
    private const REASON = 'Same name and number, merged by a clean-up';

    public function __construct(private MergeRecords $records, private UndoMerge $undo) {}

    /** @return bool false where one of the two was deleted or converted meanwhile */
    public function make(int $youngerId, int $olderId, User $starter): bool
    {
        $match = DB::table('matches')->where(OrderedPair::of('db_client', $olderId, 'db_client', $youngerId)->columns())->value('id');
        try {
            $this->records->join('db_client', $olderId, $youngerId, $match === null ? null : (int) $match, self::REASON, $starter);
        } catch (MergeRefused) {
            return false;
        }

        return true;
    }

    /** @return bool false where it was undone already, or something later stands in the way */
    public function undo(int $youngerId, int $olderId, User $actor): bool
    {
        $merge = Merge::query()->where(['subject_type' => 'db_client', 'winner_id' => $olderId, 'loser_id' => $youngerId])->whereNull('undone_at')->latest('id')->first();
        try {
            if ($merge !== null) {
                $this->undo->handle($merge, $actor);
            }
        } catch (MergeRefused) {
            return false;
        }

        return $merge !== null;
    }
}
