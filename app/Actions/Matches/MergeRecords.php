<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Models\DbClient;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\ProspectReturn;
use App\Services\Matching\FactsReader;
use App\Services\Merging\LinkHistory;
use App\Services\Merging\MatchPairs;
use App\Services\Merging\RecordFields;
use App\Services\Merging\RecordMover;
use App\Services\Search\SearchIndex;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Makes two leads, or two prospects, one: the survivor keeps what it has, gets what it lacked and all that belongs to the other. */
final readonly class MergeRecords
{
    public function __construct(
        private RecordMover $rows,
        private MatchPairs $pairs,
        private LinkHistory $links,
        private ProspectReturn $return,
        private SearchIndex $search,
        private AuditTrail $audit,
    ) {}

    public static function isPossible(MatchSuggestion $match): bool
    {
        return $match->left_type === $match->right_type && $match->left_type !== 'client';
    }

    /** It is {@see MergeRefused} when one of them is gone or converted, or somebody else was quicker. */
    public function handle(MatchSuggestion $match, bool $rightStays, string $reason, User $user): Merge
    {
        $type = self::type($match->left_type);
        [$winnerId, $loserId] = $rightStays ? [$match->right_id, $match->left_id] : [$match->left_id, $match->right_id];

        return $this->join($type, $winnerId, $loserId, $match->id, $reason, $user);
    }

    /**
     * Without a person who looked at the pair: exact duplicates. It is {@see MergeRefused} as above.
     *
     * @param  'lead'|'db_client'  $type
     */
    public function join(string $type, int $winnerId, int $loserId, ?int $matchId, string $reason, User $user): Merge
    {
        return DB::transaction(function () use ($type, $winnerId, $loserId, $matchId, $reason, $user): Merge {
            [$winner, $loser] = $this->locked($type, $winnerId, $loserId);
            foreach ([$winner, $loser] as $record) {
                match (true) {
                    $record->deleted_at !== null => throw new MergeRefused('One of the two records is gone. Nothing was merged.'),
                    RecordFields::isDone($type, $record->status) => throw new MergeRefused('One of the two is converted: link the other one to whom it became. Nothing was merged.'),
                    default => null,
                };
            }
            $changes = RecordFields::changes($type, $winner, $loser);
            $snapshot = [
                'winner' => ['before' => array_intersect_key((array) $winner, $changes), 'after' => $changes],
                ...$this->rows->move($type, $loserId, $winnerId),
                'matches' => $this->pairs->move($loserId, $winnerId, $type),
                'links' => $this->links->move($loserId, $winnerId, $type),
            ];
            $now = now();
            $table = DB::table(FactsReader::TABLES[$type]);
            (clone $table)->where('id', $loserId)->update(['deleted_at' => $now, 'merged_into_id' => $winnerId, 'version' => $loser->version + 1, 'updated_at' => $now]);
            (clone $table)->where('id', $winnerId)->update([...$changes, 'version' => $winner->version + 1, 'updated_at' => $now]);
            $this->record($type, $winnerId, 'merged', $snapshot['winner']['before'], [...$changes, 'merged_id' => $loserId, 'merge_reason' => $reason]);
            $this->record($type, $loserId, 'merged_away', ['merged_into_id' => null], ['merged_into_id' => $winnerId, 'merge_reason' => $reason]);
            if ($type === 'db_client') {
                $this->return->settle($winnerId, $user->id);
            }

            return Merge::create([
                'subject_type' => $type, 'winner_id' => $winnerId, 'loser_id' => $loserId, 'match_suggestion_id' => $matchId,
                'user_id' => $user->id, 'reason' => $reason, 'snapshot' => $snapshot,
            ]);
        }, 3);
    }

    /** @return list<string> what stays as it is now, in words; call it inside a transaction */
    public function undo(Merge $merge, User $user): array
    {
        $type = self::type($merge->subject_type);
        [$winner, $loser] = $this->locked($type, $merge->winner_id, $merge->loser_id);
        $later = Merge::query()->where('subject_type', $type)->where('winner_id', $merge->winner_id)->where('id', '>', $merge->id)->whereNull('undone_at')->exists();
        match (true) {
            $winner->merged_into_id !== null => throw new MergeRefused('The record was merged into another one since. Undo that merge first.'),
            $winner->deleted_at !== null => throw new MergeRefused('The record was deleted since.'),
            (int) $loser->merged_into_id !== $merge->winner_id => throw new MergeRefused('The other record stands for itself already.'),
            RecordFields::isDone($type, $winner->status) => throw new MergeRefused('The record was converted since. Undo the conversion first.'),
            $later => throw new MergeRefused('Another record was merged into this one later. Undo that merge first.'),
            default => null,
        };

        $left = $this->rows->giveBack($merge->snapshot, $merge->loser_id, $merge->winner_id);
        $this->pairs->giveBack($merge->snapshot['matches']);
        $this->links->giveBack($merge->snapshot['links'], $merge->loser_id, $merge->winner_id);
        [$back, $kept] = self::fields($merge->snapshot['winner'], $winner);
        // Whatever ended the work with the person ends it on both.
        $marks = RecordFields::protection($type, $winner, $loser);
        $back = [...array_diff_key($back, $marks), ...$marks];
        $now = now();
        $table = DB::table(FactsReader::TABLES[$type]);
        (clone $table)->where('id', $loser->id)->update([...$marks, 'deleted_at' => null, 'merged_into_id' => null, 'version' => $loser->version + 1, 'updated_at' => $now]);
        (clone $table)->where('id', $winner->id)->update([...$back, 'version' => $winner->version + 1, 'updated_at' => $now]);
        $this->record($type, $merge->winner_id, 'merge_undone', array_intersect_key((array) $winner, $back), [...$back, 'parted_id' => $merge->loser_id]);
        $this->record($type, $merge->loser_id, 'merge_undone', ['merged_into_id' => $merge->winner_id], [...$marks, 'merged_into_id' => null]);
        if ($type === 'db_client') {
            $this->return->settle($merge->winner_id, $user->id);
            $this->return->settle($merge->loser_id, $user->id);
        }

        return [...$left, ...$kept, ...($marks === [] ? [] : ['what keeps us from the person stands on both records now'])];
    }

    /** @return 'lead'|'db_client' */
    private static function type(string $type): string
    {
        return match ($type) {
            'lead', 'db_client' => $type,
            default => throw new MergeRefused('Records of these two kinds are not merged.'),
        };
    }

    /**
     * @param  'lead'|'db_client'  $type
     * @return array{stdClass, stdClass} locked in the order of their ids, so that two merges never wait for each other
     */
    private function locked(string $type, int $winnerId, int $loserId): array
    {
        if ($type === 'db_client') {
            $this->return->holdLists($winnerId, $loserId);
        }
        /** @var Collection<int, stdClass> $both */
        $both = DB::table(FactsReader::TABLES[$type])->whereIn('id', [$winnerId, $loserId])->orderBy('id')->lockForUpdate()->get()->keyBy('id');
        if ($both->count() !== 2) {
            throw new MergeRefused('One of the two records is gone. Nothing was merged.');
        }

        return [$both[$winnerId], $both[$loserId]];
    }

    /**
     * Fields that nobody changed since go back.
     *
     * @param  array{before: array<string, mixed>, after: array<string, mixed>}  $fields
     * @return array{array<string, mixed>, list<string>}
     */
    private static function fields(array $fields, stdClass $winner): array
    {
        $back = $kept = [];
        foreach ($fields['after'] as $column => $after) {
            if ((string) $winner->{$column} === (string) $after) {
                $back[$column] = $fields['before'][$column];
            } else {
                $kept[] = str_replace('_', ' ', $column).' was changed since and stays';
            }
        }

        return [$back, $kept];
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
