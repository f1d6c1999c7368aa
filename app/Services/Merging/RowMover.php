<?php

declare(strict_types=1);

namespace App\Services\Merging;

use Illuminate\Support\Facades\DB;
use stdClass;

/** Hands the rows of one client to another, and says what it did so that RowReturner can take it back. Inside a transaction. */
final readonly class RowMover
{
    /** @return array{moved: array<string, string>, combined: list<array<string, mixed>>} */
    public function move(int $loserId, int $winnerId): array
    {
        $combined = [];
        foreach (ClientReferences::combined() as $table) {
            array_push($combined, ...$this->combine($table, $loserId, $winnerId));
        }

        $moved = [];
        foreach (ClientReferences::moved() as ['table' => $table, 'column' => $column, 'type' => $type]) {
            $rows = DB::table($table)->where($column, $loserId)->when($type !== null, static fn ($query) => $query->where((string) $type, 'client'));
            $ids = array_map(intval(...), array_values((clone $rows)->orderBy('id')->pluck('id')->all()));
            if ($ids !== []) {
                $rows->update([$column => $winnerId, ...($table === 'notifications' && $type === null ? ['subject_key' => "client:{$winnerId}"] : [])]);
                $moved["{$table}.{$column}"] = IdRanges::pack($ids);
            }
        }

        return ['moved' => $moved, 'combined' => $combined];
    }

    /** @return list<array<string, mixed>> */
    private function combine(CombinedTable $table, int $loserId, int $winnerId): array
    {
        $key = static fn (stdClass $row): string => implode('|', array_map(static fn (string $column): string => (string) $row->{$column}, $table->keys));
        $kept = DB::table($table->table)->where('client_id', $winnerId)->get()->keyBy($key);
        $done = [];
        foreach (DB::table($table->table)->where('client_id', $loserId)->orderBy('id')->get() as $other) {
            $row = $kept->get($key($other));
            if ($row !== null) {
                $done[] = $this->join($table, $row, $other);
            }
        }

        return $done;
    }

    /** @return array<string, mixed> */
    private function join(CombinedTable $table, stdClass $kept, stdClass $other): array
    {
        $children = $renamed = [];
        foreach ($table->children as [$child, $column, $unique]) {
            if ($unique !== null) {
                $renamed = $this->rename($child, $column, $unique, (int) $kept->id, (int) $other->id);
            }
            $rows = DB::table($child)->where($column, $other->id);
            $ids = array_map(intval(...), array_values((clone $rows)->orderBy('id')->pluck('id')->all()));
            if ($ids !== []) {
                $rows->update([$column => $kept->id]);
                $children["{$child}.{$column}"] = IdRanges::pack($ids);
            }
        }

        DB::table($table->table)->where('id', $other->id)->delete();
        $after = array_filter(($table->combine)($kept, $other), static fn (mixed $value, string $column): bool => $value !== $kept->{$column}, ARRAY_FILTER_USE_BOTH);
        if ($after !== []) {
            DB::table($table->table)->where('id', $kept->id)->update($after);
        }

        return [
            'table' => $table->table, 'kept' => (int) $kept->id, 'before' => array_intersect_key((array) $kept, $after), 'after' => $after,
            'gone' => (array) $other, 'children' => $children, 'renamed' => $renamed,
        ];
    }

    /**
     * Two bets of one number at one site are two bets: the other's number gets an ending.
     *
     * @return list<array{string, string, int, string, string}> table, column, id, before, after
     */
    private function rename(string $child, string $column, string $unique, int $keptId, int $otherId): array
    {
        $taken = DB::table($child)->where($column, $keptId)->select($unique);
        $renamed = [];
        foreach (DB::table($child)->where($column, $otherId)->whereIn($unique, $taken)->get(['id', $unique]) as $row) {
            $after = mb_substr((string) $row->{$unique}, 0, 40)."~{$row->id}";
            DB::table($child)->where('id', $row->id)->update([$unique => $after]);
            $renamed[] = [$child, $unique, (int) $row->id, (string) $row->{$unique}, $after];
        }

        return $renamed;
    }
}
