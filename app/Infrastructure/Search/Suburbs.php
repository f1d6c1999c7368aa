<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Support\TextNormalizer;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\MySqlGrammar;
use Illuminate\Support\Facades\DB;

/** The suburbs that people live in. There are few, so a text in any spelling is compared with all of them. */
final readonly class Suburbs
{
    /** More than Australia has under one letter. */
    private const MOST = 3_000;

    /** Australia has some 16,000. */
    private const MOST_OF_ALL = 20_000;

    /**
     * Suburbs that contain a text or are equal to it, in upper or lower case.
     *
     * @param  'clients'|'leads'|'db_addresses'  $table
     * @return list<string>|null null when the table has more suburbs than are worth comparing
     */
    public function like(string $table, string $text, bool $isWhole): ?array
    {
        $all = $this->read($table, null, self::MOST_OF_ALL + 1);
        $wanted = mb_strtolower($text);

        return count($all) > self::MOST_OF_ALL ? null : array_values(array_filter($all, static fn (string $suburb): bool => $isWhole
            ? mb_strtolower($suburb) === $wanted
            : str_contains(mb_strtolower($suburb), $wanted)));
    }

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
            array_push($found, ...$this->read($table, $letter, self::MOST));
        }

        return array_values(array_unique(array_filter($found, static fn (string $suburb): bool => str_starts_with(TextNormalizer::joined($suburb), $wanted))));
    }

    /**
     * @param  string|null  $letter  the first one; null for all
     * @return list<string>
     */
    private function read(string $table, ?string $letter, int $most): array
    {
        // Steps from one suburb to the next with one index lookup each, however many people live there. MariaDB does this
        // automatically with `distinct`, but not with a bound from another row.
        return DB::getQueryGrammar() instanceof MySqlGrammar
            ? array_values($this->from($table, $letter)->distinct()->limit($most)->pluck('suburb')->all())
            : $this->steps($table, $letter, $most);
    }

    /** @return list<string> */
    private function steps(string $table, ?string $letter, int $most): array
    {
        $least = DB::query()->select('suburb')->fromSub($this->from($table, $letter)->orderBy("{$table}.suburb")->limit(1), 'least');
        // One lower bound each: with two, SQLite may start from the lower one.
        $next = DB::table('steps')
            ->selectSub(
                $this->before($table, $letter)
                    ->whereColumn("{$table}.suburb", '>', 'steps.suburb')
                    ->orderBy("{$table}.suburb")
                    ->limit(1),
                'suburb',
            )
            ->whereNotNull('steps.suburb');
        $all = DB::table('steps')->select('suburb')->whereNotNull('suburb')->limit($most);
        $found = DB::select(
            "with recursive steps (suburb) as ({$least->toSql()} union all {$next->toSql()}) {$all->toSql()}",
            [...$least->getBindings(), ...$next->getBindings(), ...$all->getBindings()],
        );

        return array_values(array_column($found, 'suburb'));
    }

    /** Suburbs from the letter to the next. */
    private function from(string $table, ?string $letter): Builder
    {
        return $this->before($table, $letter)->where("{$table}.suburb", '>=', $letter ?? '');
    }

    /** Suburbs before the next letter. */
    private function before(string $table, ?string $letter): Builder
    {
        return DB::table($table)
            ->select("{$table}.suburb")
            ->when(
                $letter !== null,
                static fn (Builder $some): Builder => $some->where("{$table}.suburb", '<', chr(ord((string) $letter) + 1)),
            );
    }
}
