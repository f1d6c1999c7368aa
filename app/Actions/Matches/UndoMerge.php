<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Models\Client;
use App\Models\Merge;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MergeLedger;
use App\Services\Merging\LinkHistory;
use App\Services\Merging\MatchPairs;
use App\Services\Merging\ProtectiveMarks;
use App\Services\Merging\RowReturner;
use App\Services\Merging\SharedTransfers;
use App\Services\Search\SearchIndex;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Parts two merged records again. What was done since the merge stays with the winner, and what protects a person with both. */
final readonly class UndoMerge
{
    public function __construct(private RowReturner $rows, private MatchPairs $pairs, private LinkHistory $history, private LinkRecords $links, private MergeRecords $records, private SearchIndex $search, private AuditTrail $audit, private MergeLedger $ledger) {}

    /**
     * @return list<string> what stays as it is now, in words; empty when everything is as it was
     *
     * @throws MergeRefused when something later stands in the way
     */
    public function handle(Merge $merge, User $user): array
    {
        try {
            return DB::transaction(function () use ($merge, $user): array {
                $merge = Merge::query()->lockForUpdate()->findOrFail($merge->id);
                if ($merge->undone_at !== null) {
                    throw new MergeRefused('This merge was undone before.');
                }

                $left = match (true) {
                    $merge->subject_type === 'client' => $this->part($merge),
                    str_contains($merge->subject_type, '>') => $this->links->undo($merge, $user),
                    default => $this->records->undo($merge, $user),
                };
                $merge->update(['undone_at' => now(), 'undone_by' => $user->id]);

                return $left;
            }, 3);
        } catch (UniqueConstraintViolationException) {
            throw new MergeRefused('Something was entered since the merge that stands where a row of the other client was: an account at the same site, or the same bank account. Change that first.');
        }
    }

    /** @return list<string> */
    private function part(Merge $merge): array
    {
        $both = DB::table('clients')->whereIn('id', [$merge->winner_id, $merge->loser_id])->orderBy('id')->lockForUpdate()->get()->keyBy('id');
        $winner = $both[$merge->winner_id] ?? throw new MergeRefused('The client is gone.');
        $loser = $both[$merge->loser_id] ?? throw new MergeRefused('The client that was merged is gone.');
        $later = Merge::query()->where('subject_type', 'client')->where('winner_id', $merge->winner_id)->where('id', '>', $merge->id)->whereNull('undone_at')->exists();
        match (true) {
            $winner->merged_into_id !== null => throw new MergeRefused('The client was merged into another one since. Undo that merge first.'),
            $winner->deleted_at !== null => throw new MergeRefused('The client was deleted since.'),
            (int) $loser->merged_into_id !== $merge->winner_id => throw new MergeRefused('The other record stands for itself already.'),
            $later => throw new MergeRefused('Another client was merged into this one later. Undo that merge first.'),
            default => null,
        };

        $left = $this->rows->giveBack($merge->snapshot, $merge->loser_id, $merge->winner_id);
        SharedTransfers::refuse($merge);
        $this->pairs->giveBack($merge->snapshot['matches'] ?? []);
        $this->history->giveBack((string) ($merge->snapshot['links'] ?? ''), $merge->loser_id, $merge->winner_id);
        [$back, $kept] = $this->fields($merge->snapshot['winner'], $winner);
        $winnerBack = ProtectiveMarks::keep($back, $winner, $loser);
        $loserBack = ProtectiveMarks::keep([], $loser, $winner);
        $now = now();
        DB::table('clients')->where('id', $loser->id)->update([...$loserBack, 'deleted_at' => null, 'merged_into_id' => null, 'version' => $loser->version + 1, 'updated_at' => $now]);
        DB::table('clients')->where('id', $winner->id)->update([...$winnerBack, 'version' => $winner->version + 1, 'updated_at' => $now]);
        $this->ledger->undone($merge);
        $this->record($merge, [$winner, $winnerBack], [$loser, $loserBack]);
        $isMarked = $loserBack !== [] || array_diff_key($back, $winnerBack) !== [];

        return [...$left, ...$kept, ...($isMarked ? ['what protects a person (barred, BetStop, SMS opt-out) stands on both records now'] : [])];
    }

    /**
     * Fields that nobody changed since go back. Money goes back through the ledger; merges from before it name the sum.
     *
     * @param  array{before: array<string, mixed>, after: array<string, mixed>}  $fields
     * @param  stdClass  $winner  as it is now
     * @return array{array<string, mixed>, list<string>}
     */
    private function fields(array $fields, stdClass $winner): array
    {
        $back = $kept = [];
        foreach (array_diff_key($fields['after'], ['balance_cents' => true]) as $column => $after) {
            $before = $fields['before'][$column] ?? null;
            $now = $winner->{$column};
            if (is_bool($after) ? (bool) $now === $after : (string) $now === (string) $after) {
                $back[$column] = $before;
            } else {
                $kept[] = str_replace('_', ' ', $column).' was changed since and stays';
            }
        }

        return [$back, $kept];
    }

    /**
     * @param  array{stdClass, array<string, mixed>}  $wonBack  the row as it was, and what changed on it
     * @param  array{stdClass, array<string, mixed>}  $lostBack
     */
    private function record(Merge $merge, array $wonBack, array $lostBack): void
    {
        $winner = Client::query()->findOrFail($merge->winner_id);
        $loser = Client::query()->findOrFail($merge->loser_id);
        $this->search->put($winner);
        $this->search->put($loser);
        $before = static fn (array $back): array => array_intersect_key((array) $back[0], $back[1]);
        $this->audit->record('client.merge_undone', $winner, $before($wonBack), [...$wonBack[1], 'parted_pin' => $loser->pin]);
        $this->audit->record('client.merge_undone', $loser, [...$before($lostBack), 'merged_into_id' => $merge->winner_id], [...$lostBack[1], 'merged_into_id' => null]);
    }
}
