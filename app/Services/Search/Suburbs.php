<?php

declare(strict_types=1);

namespace App\Services\Search;

use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\MySqlGrammar;
use Illuminate\Support\Facades\DB;

/** The suburbs that people live in, as they are written: few beside the people, so a beginning in any spelling is looked for among them. */
final readonly class Suburbs
{
    /** Of one letter; Australia has fewer. */
    private const MOST = 3_000;

    /**
     * @param  'clients'|'leads'|'db_addresses'  $table
     * @return list<string> those that begin so, folded as names are
     */
    public function beginning(string $table, string $text): array
    {
        $wanted = TermFolder::joined($text);
        if ($wanted === '') {
            return [];
        }
        $found = [];
        foreach (array_unique([strtoupper($wanted[0]), $wanted[0]]) as $letter) {
            array_push($found, ...DB::getQueryGrammar() instanceof MySqlGrammar ? $this->distinct($table, $letter) : $this->steps($table, $letter));
        }

        return array_values(array_unique(array_filter($found, static fn (string $suburb): bool => str_starts_with(TermFolder::joined($suburb), $wanted))));
    }

    /**
     * From each suburb to the next one: one look into the index that begins with it, however many live there.
     *
     * @return list<string>
     */
    private function steps(string $table, string $letter): array
    {
        // One lower bound each: given two of them SQLite may go from the lower one.
        $suburb = $this->before($table, $letter)->orderBy("{$table}.suburb")->limit(1);
        $least = DB::query()->select('suburb')->fromSub((clone $suburb)->where("{$table}.suburb", '>=', $letter), 'least');
        $next = DB::table('steps')->selectSub((clone $suburb)->whereColumn("{$table}.suburb", '>', 'steps.suburb'), 'suburb')->whereNotNull('steps.suburb');
        $all = DB::table('steps')->select('suburb')->whereNotNull('suburb')->limit(self::MOST);
        $found = DB::select(
            "with recursive steps (suburb) as ({$least->toSql()} union all {$next->toSql()}) {$all->toSql()}",
            [...$least->getBindings(), ...$next->getBindings(), ...$all->getBindings()],
        );

        return array_values(array_column($found, 'suburb'));
    }

    /**
     * MariaDB takes those steps by itself, and would not for a bound that another row gives.
     *
     * @return list<string>
     */
    private function distinct(string $table, string $letter): array
    {
        return array_values($this->before($table, $letter)->where("{$table}.suburb", '>=', $letter)->distinct()->limit(self::MOST)->pluck('suburb')->all());
    }

    /** Suburbs before the letter that follows. */
    private function before(string $table, string $letter): Builder
    {
        return DB::table($table)->select("{$table}.suburb")->where("{$table}.suburb", '<', chr(ord($letter) + 1));
    }
}
