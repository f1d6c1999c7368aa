<?php

declare(strict_types=1);

namespace App\Lists\Withdrawals;

use App\Enums\FilterOperator;
use App\Lists\Filters\Filter;
use App\Lists\Filters\FilterKind;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** A filter of clients, applied to the client of the withdrawal. */
final readonly class WithdrawalClientFilter extends Filter
{
    /** @param  Filter  $filter  over columns of `clients` */
    public function __construct(private Filter $filter)
    {
        parent::__construct($filter->key, $filter->label, $filter->operators);
    }

    public function kind(): FilterKind
    {
        return $this->filter->kind();
    }

    public function definition(): array
    {
        return $this->filter->definition();
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return $this->filter->refusal($operator, $value);
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $owner = DB::table('clients')->whereColumn('clients.id', 'withdrawals.client_id')->selectRaw('1');
        $this->filter->apply($owner, $operator, $value);
        $query->whereExists($owner);
    }
}
