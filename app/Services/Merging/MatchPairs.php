<?php

declare(strict_types=1);

namespace App\Services\Merging;

use App\Models\MatchSuggestion;
use App\Services\Matching\OrderedPair;
use Illuminate\Support\Facades\DB;

/** What becomes of the suggested and decided pairs of a client that is merged: they are the winner's from then on. */
final readonly class MatchPairs
{
    /** @return array{changed: list<array<string, mixed>>, gone: list<array<string, mixed>>, settled: list<array<string, mixed>>} rows as they were */
    public function move(int $loserId, int $winnerId): array
    {
        $done = ['changed' => [], 'gone' => [], 'settled' => []];
        $rows = DB::table('matches')->where(['left_type' => 'client', 'left_id' => $loserId])->orderBy('id')->get()
            ->concat(DB::table('matches')->where(['right_type' => 'client', 'right_id' => $loserId])->orderBy('id')->get());

        foreach ($rows as $row) {
            $other = $row->left_type === 'client' && (int) $row->left_id === $loserId ? [$row->right_type, (int) $row->right_id] : [$row->left_type, (int) $row->left_id];
            if ($other === ['client', $winnerId]) {
                $done['settled'][] = (array) $row;
                DB::table('matches')->where('id', $row->id)->update(['status' => 'merged']);

                continue;
            }

            $pair = OrderedPair::of('client', $winnerId, ...$other)->columns();
            if (MatchSuggestion::query()->where($pair)->exists()) {
                $done['gone'][] = (array) $row;
                DB::table('matches')->where('id', $row->id)->delete();
            } else {
                $done['changed'][] = (array) $row;
                DB::table('matches')->where('id', $row->id)->update([...$pair, 'pair' => "{$pair['left_type']}-{$pair['right_type']}"]);
            }
        }

        return $done;
    }

    /** @param  array<string, list<array<string, mixed>>>  $done */
    public function giveBack(array $done): void
    {
        foreach ($done['changed'] ?? [] as $row) {
            $pair = array_intersect_key($row, array_flip(['left_type', 'left_id', 'right_type', 'right_id', 'pair']));
            DB::table('matches')->where('id', $row['id'])->update($pair);
        }
        foreach ($done['settled'] ?? [] as $row) {
            DB::table('matches')->where('id', $row['id'])->update(['status' => $row['status']]);
        }
        foreach ($done['gone'] ?? [] as $row) {
            DB::table('matches')->insertOrIgnore($row);
        }
    }
}
