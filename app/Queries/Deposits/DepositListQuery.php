<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\DepositRow;
use App\Data\Deposits\DepositTotals;
use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Enums\DepositStatus;
use App\Models\User;
use App\Queries\Lists\KeysetPage;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use Generator;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The lists of deposits. Every order and every filter has an index, however many deposits there are. */
final readonly class DepositListQuery
{
    private const EXPORT_BATCH = 1_000;

    public function __construct(
        private ListReader $reader,
        private DepositSearch $search,
        private DepositRows $rows,
        #[Config('paddock.deposits.sum_cap')]
        private int $sumCap,
    ) {}

    /** @return array{list<DepositRow>, ListMeta} */
    public function page(DepositFilters $filters, ListState $state, User $viewer): array
    {
        $filtered = $this->filtered($filters);
        $page = $this->ids($filtered, $state);

        return [$this->rows->find(self::numbers($page), $viewer), $this->reader->meta($filtered, $page, $state)];
    }

    /** @return Generator<int, DepositRow> every deposit of the filter, for an export */
    public function all(DepositFilters $filters, ListOrder $order, User $viewer): Generator
    {
        $filtered = $this->filtered($filters);
        $cursor = null;
        do {
            $page = $this->ids($filtered, new ListState($order, self::EXPORT_BATCH, $cursor));
            yield from $this->rows->find(self::numbers($page), $viewer);
            $cursor = $page->next;
        } while ($cursor !== null);
    }

    /** Added up to the cap; a list of everything needs no sum that nobody waits for. */
    public function totals(DepositFilters $filters): DepositTotals
    {
        $rows = $this->filtered($filters)->select(['deposits.amount_cents', 'deposits.status'])->limit($this->sumCap + 1);
        $waiting = "status in ('".DepositStatus::Pending->value."', '".DepositStatus::Matched->value."')";
        /** @var stdClass $sums an aggregate always has one row */
        $sums = DB::query()->fromSub($rows, 'matches')
            ->selectRaw('count(*) as deposits, coalesce(sum(amount_cents), 0) as cents')
            ->selectRaw("coalesce(sum(case when {$waiting} then 1 else 0 end), 0) as waiting")
            ->selectRaw("coalesce(sum(case when {$waiting} then amount_cents else 0 end), 0) as waiting_cents")
            ->first();

        return new DepositTotals(
            count: min((int) $sums->deposits, $this->sumCap),
            amount_cents: (int) $sums->cents,
            waiting_count: (int) $sums->waiting,
            waiting_cents: (int) $sums->waiting_cents,
            is_capped: (int) $sums->deposits > $this->sumCap,
        );
    }

    /** The client whom the list is narrowed to, by name, for the filter's chip. */
    public function client(?int $id): ?Choice
    {
        $client = $id === null ? null : DB::table('clients')->where('id', $id)->first(['id', 'first_name', 'last_name', 'pin']);

        return $client === null ? null : new Choice((string) $client->id, trim("{$client->first_name} {$client->last_name}"), "PIN {$client->pin}");
    }

    /** Which deposits a page shows is asked without what stands beside them: joined, SQLite would read all of them in the order of the bank lines. */
    private function ids(Builder $filtered, ListState $state): KeysetPage
    {
        return $this->reader->page((clone DepositWalk::page($filtered, $state->order))->select('deposits.id'), 'deposits.id', $state);
    }

    /** @return list<int> */
    private static function numbers(KeysetPage $page): array
    {
        return array_map(static fn (stdClass $row): int => (int) $row->id, $page->rows);
    }

    private function filtered(DepositFilters $filters): Builder
    {
        return $filters->apply(DB::table('deposits'), $this->search);
    }
}
