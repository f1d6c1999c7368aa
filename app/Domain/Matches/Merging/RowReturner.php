<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use Illuminate\Support\Facades\DB;

/** Moves rows back as RowMover recorded them. Newer rows stay. Call it inside a transaction. */
final readonly class RowReturner
{
    private const BATCH = 500;

    /**
     * @param  array<string, mixed>  $snapshot  of RowMover
     * @return list<string> what could not be restored, in words
     */
    public function restore(array $snapshot, int $loserId, int $winnerId): array
    {
        $left = [];
        foreach ($snapshot['moved'] ?? [] as $place => $packed) {
            [$table, $column] = explode('.', (string) $place);
            $ids = IdRanges::unpack((string) $packed);
            $changes = [$column => $loserId, ...($place === 'notifications.client_id' ? ['subject_key' => "client:{$loserId}"] : [])];
            $missing = count($ids) - $this->repoint($table, $column, $ids, $winnerId, $changes);
            if ($missing > 0 && $table !== 'notifications') {
                $left[] = "{$missing} of {$table} have moved or been deleted since the merge";
            }
        }

        foreach (array_reverse($snapshot['combined'] ?? []) as $joined) {
            array_push($left, ...$this->separate($joined));
        }

        return $left;
    }

    /**
     * @param  array<string, mixed>  $joined
     * @return list<string>
     */
    private function separate(array $joined): array
    {
        $now = (array) DB::table($joined['table'])->where('id', $joined['kept'])->first();
        [$back, $left] = $this->before($joined, $now);
        if ($back !== []) {
            DB::table($joined['table'])->where('id', $joined['kept'])->update($back);
        }

        DB::table($joined['table'])->insert([...$joined['gone'], ...(isset($joined['gone']['balance_cents']) ? ['balance_cents' => 0] : [])]);
        foreach ($joined['children'] as $place => $packed) {
            [$table, $column] = explode('.', (string) $place);
            $this->repoint($table, $column, IdRanges::unpack((string) $packed), (int) $joined['kept'], [$column => $joined['gone']['id']]);
        }
        foreach ($joined['renamed'] as [$table, $column, $id, $before, $after]) {
            DB::table($table)->where('id', $id)->where($column, $after)->update([$column => $before]);
        }

        return $left;
    }

    /**
     * The kept row's former values. A counter that has increased since keeps the increase.
     *
     * @param  array<string, mixed>  $joined
     * @param  array<string, mixed>  $now
     * @return array{array<string, mixed>, list<string>}
     */
    private function before(array $joined, array $now): array
    {
        $back = $left = [];
        foreach ($now === [] ? [] : $joined['after'] as $column => $after) {
            $before = $joined['before'][$column] ?? null;
            $current = $now[$column];
            if ((is_bool($after) ? (bool) $current : (string) $current) === (is_bool($after) ? $after : (string) $after)) {
                $back[$column] = $before;
            } elseif (is_int($after) && is_numeric($current)) {
                $back[$column] = (int) $current - ($after - (int) $before);
            } else {
                $left[] = "{$column} of {$joined['table']} {$joined['kept']} has changed since the merge and stays";
            }
        }

        return [$back, $left];
    }

    /**
     * @param  list<int>  $ids
     * @param  array<string, mixed>  $changes
     */
    private function repoint(string $table, string $column, array $ids, int $from, array $changes): int
    {
        $count = 0;
        foreach (array_chunk($ids, self::BATCH) as $batch) {
            $count += DB::table($table)->whereIn('id', $batch)->where($column, $from)->update($changes);
        }

        return $count;
    }
}
