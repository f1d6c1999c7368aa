<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use App\Domain\Ledger\MergeRefusedException;
use App\Domain\Matches\OrderedPair;
use App\Enums\MatchStatus;
use App\Models\MatchSuggestion;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Moves the match suggestions, decisions and links of a merged record to the winner. */
final readonly class MatchPairs
{
    private const DECISION = ['status', 'reason', 'decided_by', 'decided_at'];

    private const LINKS = ['client' => ['lead>client', 'db_client>client'], 'lead' => ['db_client>lead'], 'db_client' => []];

    /**
     * Locks the match. Call it after the records are locked: other merges lock them in this order.
     *
     * @throws MergeRefusedException when a colleague has rejected the match: the two are different people
     */
    public static function refuseRejected(?int $matchId): void
    {
        $match = $matchId === null ? null : MatchSuggestion::query()->with('decidedBy')->lockForUpdate()->find($matchId);
        if ($match?->status === MatchStatus::Rejected) {
            throw new MergeRefusedException(
                ChangedMeanwhileException::decided('match', 'rejected', $match->decidedBy, $match->decided_at, $match->reason)->getMessage(),
            );
        }
    }

    /**
     * When both records have a pair with the same third record, the winner's pair stays and takes the loser's decision if it has none.
     *
     * @param  'client'|'lead'|'db_client'  $type
     * @return array{changed: list<array<string, mixed>>, gone: list<array<string, mixed>>, settled: list<array<string, mixed>>, decided: list<array{id: int, before: array<string, mixed>, after: array<string, mixed>}>} rows before the merge
     */
    public function move(int $loserId, int $winnerId, string $type = 'client'): array
    {
        $done = ['changed' => [], 'gone' => [], 'settled' => [], 'decided' => []];
        $rows = DB::table('matches')->where(['left_type' => $type, 'left_id' => $loserId])->orderBy('id')->lockForUpdate()->get()
            ->concat(DB::table('matches')->where(['right_type' => $type, 'right_id' => $loserId])->orderBy('id')->lockForUpdate()->get());

        foreach ($rows as $row) {
            $other = $row->left_type === $type && (int) $row->left_id === $loserId
                ? [$row->right_type, (int) $row->right_id]
                : [$row->left_type, (int) $row->left_id];
            if ($other === [$type, $winnerId]) {
                $done['settled'][] = (array) $row;
                DB::table('matches')->where('id', $row->id)->update(['status' => 'merged']);

                continue;
            }

            $pair = OrderedPair::of($type, $winnerId, ...$other)->columns();
            $own = DB::table('matches')->where($pair)->lockForUpdate()->first();
            if ($own === null) {
                $done['changed'][] = (array) $row;
                DB::table('matches')->where('id', $row->id)->update([...$pair, 'pair' => "{$pair['left_type']}-{$pair['right_type']}"]);

                continue;
            }
            $done['gone'][] = (array) $row;
            DB::table('matches')->where('id', $row->id)->delete();
            if ($own->status === MatchStatus::Suggested->value && $row->status !== MatchStatus::Suggested->value) {
                $decided = ['id' => (int) $own->id, 'before' => self::decision($own), 'after' => self::decision($row)];
                DB::table('matches')->where('id', $own->id)->update($decided['after']);
                $done['decided'][] = $decided;
            }
        }

        return $done;
    }

    /**
     * @param  array<string, list<array<string, mixed>>>  $done
     * @param  'client'|'lead'|'db_client'  $type
     */
    public function restore(array $done, int $loserId, int $winnerId, string $type = 'client'): void
    {
        foreach (DB::table('matches')->whereIn('id', array_column($done['changed'] ?? [], 'id'))->orderBy('id')->lockForUpdate()->get() as $row) {
            // The third record may have been merged too since, or apart again.
            $back = static fn (string $of, int $id): array => [$of, $of === $type && $id === $winnerId ? $loserId : $id];
            $pair = OrderedPair::of(...$back($row->left_type, (int) $row->left_id), ...$back($row->right_type, (int) $row->right_id))->columns();
            DB::table('matches')->where('id', $row->id)->update([...$pair, 'pair' => "{$pair['left_type']}-{$pair['right_type']}"]);
        }
        foreach ($done['settled'] ?? [] as $row) {
            DB::table('matches')->where('id', $row['id'])->update(['status' => $row['status']]);
        }
        foreach ($done['gone'] ?? [] as $row) {
            DB::table('matches')->insertOrIgnore($row);
        }
        // Later decisions stay.
        foreach ($done['decided'] ?? [] as $decided) {
            $now = DB::table('matches')->where('id', $decided['id'])->lockForUpdate()->first();
            if ($now !== null && self::decision($now) === $decided['after']) {
                DB::table('matches')->where('id', $decided['id'])->update($decided['before']);
            }
        }
    }

    /**
     * The links can still be undone from the winner.
     *
     * @param  'client'|'lead'|'db_client'  $type
     * @return string ids of the moved merges, packed by IdRanges
     */
    public function moveLinks(int $loserId, int $winnerId, string $type = 'client'): string
    {
        $ids = array_map(
            intval(...),
            array_values(
                DB::table('merges')
                    ->where('winner_id', $loserId)
                    ->whereIn('subject_type', self::LINKS[$type])
                    ->orderBy('id')
                    ->lockForUpdate()
                    ->pluck('id')
                    ->all(),
            ),
        );
        DB::table('merges')
            ->whereIntegerInRaw('id', $ids)
            ->update(['winner_id' => $winnerId]);

        return IdRanges::pack($ids);
    }

    public function restoreLinks(string $packed, int $loserId, int $winnerId): void
    {
        DB::table('merges')->whereIntegerInRaw('id', IdRanges::unpack($packed))->where('winner_id', $winnerId)->update(['winner_id' => $loserId]);
    }

    /** @return array<string, mixed> */
    private static function decision(stdClass $row): array
    {
        return array_intersect_key((array) $row, array_flip(self::DECISION));
    }
}
