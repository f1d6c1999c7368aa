<?php

declare(strict_types=1);

namespace App\Lists\Deposits;

use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Support\Dollars;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Searches deposits by payer, client, reference, PIN, amount or `#12`, the id of a deposit.
 *
 * Each kind of match runs alone, on its own index. A few matches become a list of ids. Very many stay a condition, which
 * the index of the order meets soon.
 */
final readonly class DepositSearch
{
    private const MOST_CLIENTS = 200;

    private const MOST_IDS = 10_000;

    public function __construct(private SearchIndex $index) {}

    /** @param  bool  $seesContacts  whether a part of a payer's phone number or email address matches, or only the whole */
    public function narrow(Builder $deposits, string $text, bool $seesContacts): void
    {
        if (preg_match('/\A#(\d{1,18})\z/', $text, $number) === 1) {
            $deposits->where('deposits.id', (int) $number[1]);

            return;
        }

        $ids = $common = [];
        foreach ($this->conditions($text, $seesContacts) as $condition) {
            $found = DB::table('deposits')->tap($condition)->limit(self::MOST_IDS + 1)->pluck('deposits.id')->all();
            if (count($found) > self::MOST_IDS) {
                $common[] = $condition;
            } else {
                $ids = [...$ids, ...array_map(intval(...), $found)];
            }
        }
        $deposits->where(static function (Builder $any) use ($ids, $common): void {
            $any->whereIntegerInRaw('deposits.id', array_unique($ids));
            foreach ($common as $condition) {
                $any->orWhere(static fn (Builder $some) => $condition($some));
            }
        });
    }

    /** @return list<Closure(Builder): mixed> */
    private function conditions(string $text, bool $seesContacts): array
    {
        $words = SearchText::parse($text, $seesContacts);
        $names = SearchText::parse($text);
        $clients = $words->isEmpty() ? [] : $this->index->find('client', $names, self::MOST_CLIENTS + 1);
        $cents = Dollars::parse($text);

        return array_values(array_filter([
            $words->isEmpty() ? null : fn (Builder $some) => $this->index->constrain($some, 'deposits.bank_line_id', 'bank_line', $words),
            match (true) {
                $clients === [] => null,
                count($clients) > self::MOST_CLIENTS => fn (Builder $some) => $this->index->constrain($some, 'deposits.client_id', 'client', $names),
                default => static fn (Builder $some): Builder => $some->whereIntegerInRaw('deposits.client_id', $clients),
            },
            $cents === null ? null : static fn (Builder $some): Builder => $some->where('deposits.amount_cents', $cents),
        ]));
    }
}
