<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Actions\Matches\UndoMerge;
use App\Domain\Ledger\MergeRefusedException;
use App\Models\Merge;
use App\Models\User;

/** Undoes a merge of {@see MergeDuplicateDbClients}. */
final readonly class UnmergeDuplicateDbClients
{
    public function __construct(private UndoMerge $undo) {}

    /** @return bool false when it was undone before, or a later change prevents it */
    public function handle(int $youngerId, int $olderId, User $actor): bool
    {
        $merge = Merge::query()->where(['subject_type' => 'db_client', 'winner_id' => $olderId, 'loser_id' => $youngerId])->whereNull('undone_at')->latest('id')->first();
        try {
            if ($merge !== null) {
                $this->undo->handle($merge, $actor);
            }
        } catch (MergeRefusedException) {
            return false;
        }

        return $merge !== null;
    }
}
