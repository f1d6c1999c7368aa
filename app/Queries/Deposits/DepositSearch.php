<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Services\Search\SearchIndex;
use App\Services\Search\SearchText;
use App\Support\Dollars;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * What somebody types above a list of deposits: a payer, a client, a reference, a PIN, an amount or `#12`, the number of a deposit.
 *
 * Each way to be found is asked alone, by its own index. Few finds become a list of ids; only what finds very many stays a
 * condition, and then the order's index meets them soon.
 */
final readonly class DepositSearch
{
    private const MOST_CLIENTS = 200;

    private const MOST_IDS = 10_000;

    public function __construct(private SearchIndex $index) {}

    public function narrow(Builder $deposits, string $text): void
    {
        if (preg_match('/\A#(\d{1,18})\z/', $text, $number) === 1) {
            $deposits->where('deposits.id', (int) $number[1]);

            return;
        }

        $ids = $common = [];
        foreach ($this->ways($text) as $way) {
            $found = DB::table('deposits')->tap($way)->limit(self::MOST_IDS + 1)->pluck('deposits.id')->all();
            if (count($found) > self::MOST_IDS) {
                $common[] = $way;
            } else {
                $ids = [...$ids, ...array_map(intval(...), $found)];
            }
        }
        $deposits->where(static function (Builder $any) use ($ids, $common): void {
            $any->whereIntegerInRaw('deposits.id', array_unique($ids));
            foreach ($common as $way) {
                $any->orWhere(static fn (Builder $some) => $way($some));
            }
        });
    }

    /** @return list<Closure(Builder): mixed> */
    private function ways(string $text): array
    {
        $words = SearchText::parse($text, seesContacts: true);
        $clients = $words->isEmpty() ? [] : $this->index->find('client', SearchText::parse($text), self::MOST_CLIENTS);
        $cents = Dollars::parse($text);

        return array_values(array_filter([
            $words->isEmpty() ? null : fn (Builder $some) => $this->index->constrain($some, 'deposits.bank_line_id', 'bank_line', $words),
            $clients === [] ? null : static fn (Builder $some): Builder => $some->whereIntegerInRaw('deposits.client_id', $clients),
            $cents === null ? null : static fn (Builder $some): Builder => $some->where('deposits.amount_cents', $cents),
        ]));
    }
}
