<?php

declare(strict_types=1);

namespace App\Lists\Withdrawals;

use App\Enums\FilterOperator;
use App\Lists\Filters\WrappingFilter;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** A filter over columns of `clients`, applied to the client of the withdrawal. */
final readonly class WithdrawalClientFilter extends WrappingFilter
{
    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $owner = DB::table('clients')->whereColumn('clients.id', 'withdrawals.client_id')->selectRaw('1');
        $this->filter->apply($owner, $operator, $value);
        $query->whereExists($owner);
    }
}
