<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\MySqlGrammar;
use Illuminate\Support\Facades\DB;
use stdClass;

/** A client's available balance after each of some consecutive transactions, by one statement on `transactions_of_client_index`. */
final readonly class RunningBalance
{
    /**
     * @param  list<stdClass>  $rows  consecutive `transactions` of this client, in either order
     * @return array<int, int> cents by the id of the transaction
     */
    public function after(int $clientId, array $rows): array
    {
        if ($rows === []) {
            return [];
        }
        [$first, $last] = [$rows[0], $rows[count($rows) - 1]];
        [$oldest, $newest] = [$first->occurred_at, (int) $first->id] <= [$last->occurred_at, (int) $last->id] ? [$first, $last] : [$last, $first];

        $before = self::beyond(self::of($clientId), '<', $oldest)->selectRaw('coalesce(sum(effect_cents), 0)');
        $balances = self::of($clientId)
            ->where(static fn (Builder $some): Builder => self::beyond($some, '>=', $oldest))
            ->where(static fn (Builder $some): Builder => self::beyond($some, '<=', $newest))
            ->select('id')->selectRaw('sum(effect_cents) over (order by occurred_at, id) as change_cents')->selectSub($before, 'before_cents')->get();

        return $balances->mapWithKeys(static fn (stdClass $row): array => [(int) $row->id => (int) $row->before_cents + (int) $row->change_cents])->all();
    }

    private static function of(int $clientId): Builder
    {
        return DB::table('transactions')->where('client_id', $clientId);
    }

    /**
     * SQLite and PostgreSQL read an index range for `(a, b) > (x, y)`; MariaDB does so only for the spelt-out form.
     *
     * @param  '<'|'<='|'>='  $operator
     */
    private static function beyond(Builder $query, string $operator, stdClass $row): Builder
    {
        if (! $query->getGrammar() instanceof MySqlGrammar) {
            return $query->whereRowValues(['occurred_at', 'id'], $operator, [$row->occurred_at, (int) $row->id]);
        }

        return $query->where(static fn (Builder $any): Builder => $any->where('occurred_at', $operator[0], $row->occurred_at)
            ->orWhere(static fn (Builder $same): Builder => $same->where('occurred_at', $row->occurred_at)->where('id', $operator, (int) $row->id)));
    }
}
