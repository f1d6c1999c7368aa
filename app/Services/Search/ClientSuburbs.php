<?php

declare(strict_types=1);

namespace App\Services\Search;

use App\Queries\Lists\LikeText;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\MySqlGrammar;
use Illuminate\Support\Facades\DB;

/** The suburbs that clients live in, as they are written: few beside the clients, so a beginning in any case is looked for among them. */
final readonly class ClientSuburbs
{
    private const MOST = 60;

    /** @return list<string>|null those that begin so; null where there are too many of them */
    public function beginning(string $text): ?array
    {
        $found = [];
        $letter = mb_substr($text, 0, 1);
        foreach (array_unique([mb_strtoupper($letter), mb_strtolower($letter)]) as $first) {
            array_push($found, ...DB::getQueryGrammar() instanceof MySqlGrammar ? $this->distinct($first, $text) : $this->steps($first, $text));
        }

        return count($found) > self::MOST ? null : $found;
    }

    /**
     * From each suburb to the next one: one look into the index (suburb, id, deleted_at) each, however many live there.
     *
     * @return list<string>
     */
    private function steps(string $letter, string $text): array
    {
        // One lower bound each: given two of them SQLite may go from the lower one.
        $suburb = $this->before($letter)->orderBy('clients.suburb')->limit(1);
        $least = DB::query()->select('suburb')->fromSub((clone $suburb)->where('clients.suburb', '>=', $letter), 'least');
        $next = DB::table('steps')->selectSub((clone $suburb)->whereColumn('clients.suburb', '>', 'steps.suburb'), 'suburb')->whereNotNull('steps.suburb');
        $fitting = LikeText::begins(DB::table('steps')->select('suburb'), 'suburb', $text)->limit(self::MOST + 1);
        $found = DB::select(
            "with recursive steps (suburb) as ({$least->toSql()} union all {$next->toSql()}) {$fitting->toSql()}",
            [...$least->getBindings(), ...$next->getBindings(), ...$fitting->getBindings()],
        );

        return array_values(array_column($found, 'suburb'));
    }

    /**
     * MariaDB takes those steps by itself, and would not for a bound that another row gives.
     *
     * @return list<string>
     */
    private function distinct(string $letter, string $text): array
    {
        $suburbs = $this->before($letter)->where('clients.suburb', '>=', $letter)->distinct();

        return array_values(LikeText::begins(DB::query()->select('suburb')->fromSub($suburbs, 'suburbs'), 'suburb', $text)->limit(self::MOST + 1)->pluck('suburb')->all());
    }

    /** Suburbs before the letter that follows. */
    private function before(string $letter): Builder
    {
        return DB::table('clients')->select('clients.suburb')->where('clients.suburb', '<', mb_chr(mb_ord($letter) + 1));
    }
}
