<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Enums\DepositAge;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Models\User;
use App\Queries\Filters\ChoiceFilter;
use App\Queries\Filters\DateFilter;
use App\Queries\Filters\Filter;
use App\Queries\Filters\FilterSet;
use App\Queries\Filters\NamedFilter;
use App\Queries\Filters\NumberFilter;
use App\Queries\Filters\RareFilter;
use App\Queries\Filters\WordsFilter;
use App\Services\Search\SearchIndex;
use Closure;
use Illuminate\Database\Query\Builder;

/** What the lists of deposits can be narrowed by. */
final readonly class DepositFilterSet
{
    public function __construct(private SearchIndex $index) {}

    public function for(User $viewer): FilterSet
    {
        $rare = static fn (Filter $filter): RareFilter => new RareFilter($filter, 'deposits.id');

        return new FilterSet([
            $rare(ChoiceFilter::enum('status', 'Status', 'deposits.status', DepositStatus::class)),
            $rare(ChoiceFilter::enum('rail', 'Rail', 'deposits.rail', PaymentRail::class)),
            $rare(ChoiceFilter::ids('client', 'Client', 'deposits.client_id', isNullable: true)),
            $rare(new NumberFilter('amount_cents', 'Amount', 'deposits.amount_cents')),
            $rare(new DateFilter('value_at', 'Value time', 'deposits.value_at', $viewer->timezone)),
            $rare(new NamedFilter('age', 'Waiting', $this->ages())),
            $rare(new WordsFilter('payer', 'Payer', 'deposits.bank_line_id', 'bank_line', $this->index)),
            $rare(new BankReferenceFilter('reference', 'Reference', $this->index)),
        ]);
    }

    /** @return array<string, Closure(Builder): mixed> */
    private function ages(): array
    {
        $ages = [];
        foreach (DepositAge::cases() as $age) {
            $ages[$age->value] = static function (Builder $query) use ($age): void {
                [$after, $until] = $age->since(now()->toImmutable());
                $query->where('deposits.waiting_since', '<=', $until)->when($after, static fn (Builder $some) => $some->where('deposits.waiting_since', '>', $after));
            };
        }

        return $ages;
    }
}
