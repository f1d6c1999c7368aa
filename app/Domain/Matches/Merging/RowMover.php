<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use App\Domain\Clients\FormerUsernames;
use App\Enums\BankAccountStatus;
use App\Enums\ConsentBasis;
use App\Models\Merge;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Moves the rows of one client to another, and back as it recorded them. Newer rows stay. Call it inside a transaction. */
final readonly class RowMover
{
    private const BATCH = 1_000;

    private const RETURN_BATCH = 500;

    /** Columns of a bank account that belong together. */
    private const DECISION = ['status' => true, 'decided_by' => true, 'decided_at' => true, 'evidence' => true];

    /** @return array{moved: array<string, string>, combined: list<array<string, mixed>>} */
    public function move(int $loserId, int $winnerId): array
    {
        $combined = [];
        foreach (ClientReferences::combined() as $table) {
            array_push($combined, ...$this->combine($table, $loserId, $winnerId));
        }

        return ['moved' => $this->moveReferences(ClientReferences::moved(), 'client', $loserId, $winnerId), 'combined' => $combined];
    }

    /**
     * @param  list<array{table: string, column: string, type: string|null}>  $references
     * @param  'client'|'lead'|'db_client'  $type
     * @return array<string, string> ids by table and column, packed by IdRanges
     */
    public function moveReferences(array $references, string $type, int $loserId, int $winnerId): array
    {
        $moved = [];
        foreach ($references as ['table' => $table, 'column' => $column, 'type' => $morph]) {
            $rows = DB::table($table)->where($column, $loserId)->when($morph !== null, static fn (Builder $query): Builder => $query->where((string) $morph, $type));
            if ($table === 'db_phone_numbers') {
                // A number that both have stays with the loser: the winner has it already.
                $rows->whereNotIn('e164', DB::table('db_phone_numbers')->where('db_client_id', $winnerId)->pluck('e164'));
            }
            $ids = $this->repoint($rows, [$column => $winnerId, ...($table === 'notifications' && $morph === null ? ['subject_key' => "client:{$winnerId}"] : [])]);
            if ($ids !== []) {
                $moved["{$table}.{$column}"] = IdRanges::pack($ids);
            }
        }

        return $moved;
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
            $ids = $this->repoint(DB::table($child)->where($column, $other->id), [$column => $kept->id]);
            if ($ids !== []) {
                $children["{$child}.{$column}"] = IdRanges::pack($ids);
            }
        }

        if ($table->table === 'site_accounts' && $kept->username !== null && $other->username !== null) {
            FormerUsernames::add((int) $kept->id, $other);
        }
        DB::table($table->table)->where('id', $other->id)->delete();
        $after = array_filter(($table->combine)($kept, $other), static fn (mixed $value, string $column): bool => $value !== $kept->{$column}, ARRAY_FILTER_USE_BOTH);
        if ($after !== []) {
            DB::table($table->table)->where('id', $kept->id)->update($after);
        }

        return [
            'table' => $table->table, 'kept' => (int) $kept->id, 'before' => array_intersect_key((array) $kept, $after), 'after' => $after,
            'gone' => (array) $other, 'children' => $children, 'renamed' => $renamed,
            ...($table->table === 'site_accounts' && $kept->username === null ? ['last_bet' => (int) DB::table('bets')->max('id')] : []),
        ];
    }

    /**
     * Updates only locked rows and repeats until none is left, so that rows added in between are recorded too.
     *
     * @param  array<string, mixed>  $changes  after which the query no longer finds the row
     * @return list<int> ascending
     */
    private function repoint(Builder $rows, array $changes): array
    {
        $all = [];
        while (($ids = array_map(intval(...), array_values((clone $rows)->orderBy('id')->lockForUpdate()->pluck('id')->all()))) !== []) {
            foreach (array_chunk($ids, self::BATCH) as $batch) {
                (clone $rows)->whereIntegerInRaw('id', $batch)->update($changes);
            }
            array_push($all, ...$ids);
        }
        sort($all);

        return $all;
    }

    /**
     * Two bets with one number at one site are two bets, so the other's number gets a suffix.
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

    /**
     * Copies refusals of marketing since the merge to the other record, because they can be of either person. A later agreement cancels a
     * refusal. Call it after the rows have moved back.
     *
     * @return bool whether there were any
     */
    public static function copyRefusals(Merge $merge): bool
    {
        $since = DB::table('consents')->where('person_type', $merge->subject_type)->where('person_id', $merge->winner_id)->where('created_at', '>=', $merge->created_at)->orderBy('id')->get();
        // The latest of each channel.
        $refusals = $since->keyBy('channel')->where('basis', ConsentBasis::None->value);
        foreach ($refusals as $refusal) {
            DB::table('consents')->insert(['person_id' => $merge->loser_id, ...array_diff_key((array) $refusal, ['id' => true, 'person_id' => true])]);
        }

        return $refusals->isNotEmpty();
    }

    /**
     * @param  array<string, mixed>  $snapshot  of move()
     * @return list<string> what could not be restored, in words
     */
    public function restore(array $snapshot, int $loserId, int $winnerId): array
    {
        $left = [];
        foreach ($snapshot['moved'] ?? [] as $place => $packed) {
            [$table, $column] = explode('.', (string) $place);
            $ids = IdRanges::unpack((string) $packed);
            $changes = [$column => $loserId, ...($place === 'notifications.client_id' ? ['subject_key' => "client:{$loserId}"] : [])];
            $missing = count($ids) - $this->moveBack($table, $column, $ids, $winnerId, $changes);
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
        [$back, $left] = $this->formerValues($joined, $now);
        if ($back !== []) {
            DB::table($joined['table'])->where('id', $joined['kept'])->update($back);
        }

        $gone = [...$joined['gone'], ...(isset($joined['gone']['balance_cents']) ? ['balance_cents' => 0] : [])];
        $restored = $joined['table'] === 'bank_accounts' && ! isset($back['status']) ? self::stillBlocked($gone, $now) : $gone;
        if ($restored !== $gone) {
            $left[] = 'a bank account of both clients is blocked and stays blocked for both';
        }
        if ($joined['table'] === 'site_accounts') {
            DB::table('former_usernames')->where('site_account_id', $joined['kept'])->where('username', $gone['username'])->delete();
        }
        DB::table($joined['table'])->insert($restored);
        foreach ($joined['children'] as $place => $packed) {
            [$table, $column] = explode('.', (string) $place);
            $this->moveBack($table, $column, IdRanges::unpack((string) $packed), (int) $joined['kept'], [$column => $joined['gone']['id']]);
        }
        if ($joined['table'] === 'site_accounts') {
            self::moveNewBets($joined);
        }
        foreach ($joined['renamed'] as [$table, $column, $id, $before, $after]) {
            DB::table($table)->where('id', $id)->where($column, $after)->update([$column => $before]);
        }

        return $left;
    }

    /**
     * Bets since the merge follow the username of their report, because the bookmaker settles them under it.
     *
     * @param  array<string, mixed>  $joined
     */
    private static function moveNewBets(array $joined): void
    {
        $gone = (int) $joined['gone']['id'];
        $usernames = array_filter([$joined['gone']['username'], ...FormerUsernames::of([$gone])[$gone] ?? []]);
        // Without a username of its own, the kept account had only the other's bets since.
        $lastBet = $joined['gone']['username'] === null ? null : $joined['last_bet'] ?? null;
        DB::table('bets')->where('site_account_id', $joined['kept'])
            ->where(static fn (Builder $new): Builder => $new->whereIn('former_username', $usernames)
                ->when($lastBet !== null, static fn (Builder $all): Builder => $all->orWhere('id', '>', $lastBet)))
            ->update(['site_account_id' => $gone]);
    }

    /**
     * A bank account that was blocked after the other client's own decision about it stays blocked for both.
     *
     * @param  array<string, mixed>  $gone
     * @param  array<string, mixed>  $now  the row that both clients had since the merge
     * @return array<string, mixed> $gone, with the block
     */
    private static function stillBlocked(array $gone, array $now): array
    {
        $decision = array_intersect_key($now, self::DECISION);

        return ($decision['status'] ?? null) === BankAccountStatus::Blocked->value && $decision['decided_at'] > $gone['decided_at'] ? [...$gone, ...$decision] : $gone;
    }

    /**
     * The kept row's former values. A counter that has increased since keeps the increase. A later decision about a bank account stays whole.
     *
     * @param  array<string, mixed>  $joined
     * @param  array<string, mixed>  $now
     * @return array{array<string, mixed>, list<string>}
     */
    private function formerValues(array $joined, array $now): array
    {
        $back = $left = [];
        $isSame = static fn (string $column, mixed $after): bool => is_bool($after) ? (bool) $now[$column] === $after : (string) $now[$column] === (string) $after;
        $changes = $now === [] ? [] : $joined['after'];
        $decision = $joined['table'] === 'bank_accounts' ? array_intersect_key($changes, self::DECISION) : [];
        if (array_filter($decision, static fn (mixed $after, string $column): bool => ! $isSame($column, $after), ARRAY_FILTER_USE_BOTH) !== []) {
            $changes = array_diff_key($changes, $decision);
            $left[] = "the decision about bank account {$joined['kept']} has changed since the merge and stays";
        }
        foreach ($changes as $column => $after) {
            $before = $joined['before'][$column] ?? null;
            $current = $now[$column];
            if ($isSame($column, $after)) {
                $back[$column] = $before;
            } elseif (in_array($column, ClientReferences::SUMS, true)) {
                $back[$column] = (int) $current - ((int) $after - (int) $before);
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
    private function moveBack(string $table, string $column, array $ids, int $from, array $changes): int
    {
        $count = 0;
        foreach (array_chunk($ids, self::RETURN_BATCH) as $batch) {
            $count += DB::table($table)->whereIn('id', $batch)->where($column, $from)->update($changes);
        }

        return $count;
    }
}
