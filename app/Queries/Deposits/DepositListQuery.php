<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\DepositRow;
use App\Data\Deposits\DepositTotals;
use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Enums\DepositStatus;
use App\Models\User;
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
        $page = $this->reader->page($this->rows->withColumns($filtered), 'deposits.id', $state);

        return [$this->rows->of($page->rows, $viewer), $this->reader->meta($filtered, $page, $state)];
    }

    /** @return Generator<int, DepositRow> every deposit of the filter, for an export; without a look at what may be a repeat */
    public function all(DepositFilters $filters, ListOrder $order, User $viewer): Generator
    {
        foreach ($this->reader->all($this->rows->withColumns($this->filtered($filters)), 'deposits.id', $order) as $row) {
            yield $this->rows->row($row, $viewer);
        }
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

    private function filtered(DepositFilters $filters): Builder
    {
        return $filters->apply(DB::table('deposits'), $this->search);
    }
}
