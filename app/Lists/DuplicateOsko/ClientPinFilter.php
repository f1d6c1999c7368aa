<?php

declare(strict_types=1);

namespace App\Lists\DuplicateOsko;

use App\Enums\FilterOperator;
use App\Lists\Filters\Filter;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Cases with a deposit of the client with this PIN. */
final readonly class ClientPinFilter extends Filter
{
    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return preg_match('/\A[A-Za-z0-9-]{1,20}\z/', $value) === 1 ? null : "{$this->label} takes letters, digits and hyphens.";
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $lines = DB::table('deposits')->join('clients', 'clients.id', '=', 'deposits.client_id')->where('clients.pin', $value)->select('deposits.bank_line_id');
        BankLinePair::whereEither($query, static fn (Builder $cases, string $line): Builder => $cases->whereIn($line, clone $lines));
    }
}
