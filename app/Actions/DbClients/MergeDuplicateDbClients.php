<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Actions\Matches\MergeRecords;
use App\Domain\Ledger\MergeRefusedException;
use App\Domain\Matches\OrderedPair;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Merges exact duplicates as the match queue does, so that each merge can be undone. */
final readonly class MergeDuplicateDbClients
{
    private const REASON = 'Same name and number, merged by a clean-up';

    public function __construct(private MergeRecords $records) {}

    /** @return bool false when one of them was deleted or converted in the meantime */
    public function handle(int $youngerId, int $olderId, User $starter): bool
    {
        $match = DB::table('matches')->where(OrderedPair::of('db_client', $olderId, 'db_client', $youngerId)->columns())->value('id');
        try {
            $this->records->join('db_client', $olderId, $youngerId, $match === null ? null : (int) $match, self::REASON, $starter);
        } catch (MergeRefusedException) {
            return false;
        }

        return true;
    }
}
