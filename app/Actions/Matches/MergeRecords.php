<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Actions\Leads\BarLead;
use App\Domain\DbClients\DbClientReturn;
use App\Domain\Leads\LeadOwners;
use App\Domain\Ledger\MergeRefusedException;
use App\Domain\Matches\Merging\MatchPairs;
use App\Domain\Matches\Merging\MergeFields;
use App\Domain\Matches\Merging\RecordFields;
use App\Domain\Matches\Merging\RecordMover;
use App\Domain\Matches\Merging\RowMover;
use App\Domain\People\PersonReader;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Search\SearchIndex;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\Merge;
use App\Models\User;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Merges two leads or two DB clients. The winner keeps its fields, gets missing ones from the loser, and all the loser's rows. */
final readonly class MergeRecords
{
    public function __construct(
        private RecordMover $rows,
        private MatchPairs $pairs,
        private DbClientReturn $return,
        private BarLead $bar,
        private SearchIndex $search,
        private AuditTrail $audit,
    ) {}

    /**
     * @param  string  $type  lead or db_client
     *
     * @throws MergeRefusedException when a record is missing, converted or already merged, or the match was rejected
     */
    public function handle(string $type, int $winnerId, int $loserId, ?int $matchId, string $reason, User $user): Merge
    {
        $type = self::type($type);

        return DB::transaction(function () use ($type, $winnerId, $loserId, $matchId, $reason, $user): Merge {
            [$winner, $loser] = $this->locked($type, $winnerId, $loserId);
            foreach ([$winner, $loser] as $record) {
                match (true) {
                    $record->deleted_at !== null => throw new MergeRefusedException(
                        'One of the records no longer exists. Nothing was merged.',
                    ),
                    RecordFields::isDone($type, $record->status) => throw new MergeRefusedException(
                        'One of the records is already converted. Link the other record to the result instead. Nothing was merged.',
                    ),
                    default => null,
                };
            }
            MatchPairs::refuseRejected($matchId);
            $changes = RecordFields::changes($type, $winner, $loser);
            $snapshot = [
                'winner' => ['before' => array_intersect_key((array) $winner, $changes), 'after' => $changes],
                ...$this->rows->move($type, $loserId, $winnerId),
                'matches' => $this->pairs->move($loserId, $winnerId, $type),
                'links' => $this->pairs->moveLinks($loserId, $winnerId, $type),
            ];
            $now = now();
            $table = DB::table(PersonReader::TABLES[$type]);
            (clone $table)
                ->where('id', $loserId)
                ->update([
                    'deleted_at' => $now,
                    'merged_into_id' => $winnerId,
                    'version' => $loser->version + 1,
                    'updated_at' => $now,
                ]);
            (clone $table)
                ->where('id', $winnerId)
                ->update([...$changes, 'version' => $winner->version + 1, 'updated_at' => $now]);
            $this->record($type, $winnerId, 'merged', $snapshot['winner']['before'], [
                ...$changes,
                'merged_id' => $loserId,
                'merge_reason' => $reason,
            ]);
            $this->record(
                $type,
                $loserId,
                'merged_away',
                ['merged_into_id' => null],
                ['merged_into_id' => $winnerId, 'merge_reason' => $reason],
            );
            if ($type === 'db_client') {
                $this->return->settle($winnerId, $user->id);
            }

            return Merge::create([
                'subject_type' => $type, 'winner_id' => $winnerId, 'loser_id' => $loserId, 'match_suggestion_id' => $matchId,
                'user_id' => $user->id, 'reason' => $reason, 'snapshot' => $snapshot,
            ]);
        }, 3);
    }

    /** @return list<string> what could not be undone, in words; call it inside a transaction */
    public function undo(Merge $merge, User $user): array
    {
        $type = self::type($merge->subject_type);
        [$winner, $loser] = $this->locked($type, $merge->winner_id, $merge->loser_id);
        $later = Merge::query()
            ->where('subject_type', $type)
            ->where('winner_id', $merge->winner_id)
            ->where('id', '>', $merge->id)
            ->whereNull('undone_at')
            ->exists();
        match (true) {
            $winner->merged_into_id !== null => throw new MergeRefusedException('The record has been merged into another record. Undo that merge first.'),
            $winner->deleted_at !== null => throw new MergeRefusedException('The record has been deleted.'),
            (int) $loser->merged_into_id !== $merge->winner_id => throw new MergeRefusedException('The other record is already separate.'),
            RecordFields::isDone($type, $winner->status) => throw new MergeRefusedException('The record has been converted. Undo the conversion first.'),
            $later => throw new MergeRefusedException('Another record was merged into this one later. Undo that merge first.'),
            default => null,
        };

        $left = $this->rows->restore($type, $merge->snapshot, $merge->loser_id, $merge->winner_id);
        $this->pairs->restore($merge->snapshot['matches'], $merge->loser_id, $merge->winner_id, $type);
        $this->pairs->restoreLinks($merge->snapshot['links'], $merge->loser_id, $merge->winner_id);
        $hasRefusals = $type === 'lead' && RowMover::copyRefusals($merge);
        [$back, $kept] = MergeFields::restored($merge->snapshot['winner'], $winner);
        // A bar or suppression stays on both records.
        $marks = RecordFields::protection($type, $winner, $loser);
        $back = [...array_diff_key($back, $marks), ...$marks];
        $unassigned = LeadOwners::unassigned((array) $loser);
        $now = now();
        $table = DB::table(PersonReader::TABLES[$type]);
        (clone $table)
            ->where('id', $loser->id)
            ->update([
                ...$marks,
                ...$unassigned,
                'deleted_at' => null,
                'merged_into_id' => null,
                'version' => $loser->version + 1,
                'updated_at' => $now,
            ]);
        (clone $table)->where('id', $winner->id)->update([...$back, 'version' => $winner->version + 1, 'updated_at' => $now]);
        $this->record($type, $merge->winner_id, 'merge_undone', array_intersect_key((array) $winner, $back), [...$back, 'parted_id' => $merge->loser_id]);
        $this->record(
            $type,
            $merge->loser_id,
            'merge_undone',
            [...array_intersect_key((array) $loser, $unassigned), 'merged_into_id' => $merge->winner_id],
            [...$marks, ...$unassigned, 'merged_into_id' => null],
        );
        if ($type === 'db_client') {
            $this->return->settle($merge->winner_id, $user->id);
            $this->return->settle($merge->loser_id, $user->id);
        } else {
            $this->bar->ifExcluded(Lead::query()->findOrFail($merge->loser_id));
        }

        return array_values(array_filter([
            ...$left, ...$kept,
            $marks === [] ? null : 'the bar or suppression is now on both records',
            $unassigned === [] ? null : 'the restored lead is unassigned: the former owner is no longer active or can no longer see clients',
            $hasRefusals ? 'refusals of marketing since the merge now count for both leads' : null,
        ]));
    }

    /** @return 'lead'|'db_client' */
    private static function type(string $type): string
    {
        return match ($type) {
            'lead', 'db_client' => $type,
            default => throw new MergeRefusedException('These two kinds of record can’t be merged.'),
        };
    }

    /**
     * @param  'lead'|'db_client'  $type
     * @return array{stdClass, stdClass} locked by id, to avoid deadlocks
     */
    private function locked(string $type, int $winnerId, int $loserId): array
    {
        if ($type === 'db_client') {
            $this->return->holdLists($winnerId, $loserId);
        }
        /** @var Collection<int, stdClass> $both */
        $both = DB::table(PersonReader::TABLES[$type])->whereIn('id', [$winnerId, $loserId])->orderBy('id')->lockForUpdate()->get()->keyBy('id');
        if ($both->count() !== 2) {
            throw new MergeRefusedException('One of the records no longer exists. Nothing was merged.');
        }

        return [$both[$winnerId], $both[$loserId]];
    }

    /**
     * @param  'lead'|'db_client'  $type
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     */
    private function record(string $type, int $id, string $what, array $before, array $after): void
    {
        $record = $type === 'lead' ? Lead::withTrashed()->findOrFail($id) : DbClient::withTrashed()->findOrFail($id);
        $record->trashed() ? $this->search->remove($record) : $this->search->put($record);
        $this->audit->record("{$type}.{$what}", $record, $before, $after);
    }
}
