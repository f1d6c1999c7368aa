<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Enums\FilterOperator;
use App\Queries\Filters\Filter;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** A filter of clients, asked of the client that a withdrawal belongs to. */
final readonly class OfClientFilter extends Filter
{
    /** @param  Filter  $filter  over columns of `clients` */
    public function __construct(private Filter $filter)
    {
        parent::__construct($filter->key, $filter->label, $filter->operators);
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
