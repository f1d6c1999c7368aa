<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Support\TextNormalizer;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\MySqlGrammar;
use Illuminate\Support\Facades\DB;

/** The suburbs that people live in. There are few, so a prefix in any spelling is compared with all of them. */
final readonly class Suburbs
{
    /** More than Australia has under one letter. */
    private const MOST = 3_000;

    /**
     * @param  'clients'|'leads'|'db_addresses'  $table
     * @return list<string> suburbs with this normalised prefix
     */
    public function beginning(string $table, string $text): array
    {
        $wanted = TextNormalizer::joined($text);
        if ($wanted === '') {
            return [];
        }
        $found = [];
        foreach (array_unique([strtoupper($wanted[0]), $wanted[0]]) as $letter) {
            array_push($found, ...DB::getQueryGrammar() instanceof MySqlGrammar ? $this->distinct($table, $letter) : $this->steps($table, $letter));
        }

        return array_values(array_unique(array_filter($found, static fn (string $suburb): bool => str_starts_with(TextNormalizer::joined($suburb), $wanted))));
    }

    /**
     * Steps from one suburb to the next with one index lookup each, however many people live there.
     *
     * @return list<string>
     */
    private function steps(string $table, string $letter): array
    {
        // One lower bound each: with two, SQLite may start from the lower one.
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
     * MariaDB does this automatically with `distinct`, but not with a bound from another row.
     *
     * @return list<string>
     */
    private function distinct(string $table, string $letter): array
    {
        return array_values($this->before($table, $letter)->where("{$table}.suburb", '>=', $letter)->distinct()->limit(self::MOST)->pluck('suburb')->all());
    }

    /** Suburbs before the next letter. */
    private function before(string $table, string $letter): Builder
    {
        return DB::table($table)->select("{$table}.suburb")->where("{$table}.suburb", '<', chr(ord($letter) + 1));
    }
}
