<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Enums\FilterOperator;
use App\Lists\Filters\Filter;
use App\Lists\Filters\FilterKind;
use App\Models\Client;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The bets at some sites. The ids of the client's few accounts there are read first, so that the index of the bets leads. */
final readonly class BetSiteFilter extends Filter
{
    /** @param  Closure(): Client  $client */
    public function __construct(string $key, string $label, private Closure $client)
    {
        parent::__construct($key, $label, [FilterOperator::Is]);
    }

    public function kind(): FilterKind
    {
        return FilterKind::MultiSelect;
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return preg_match('/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,49}$/', $value) === 1 ? null : "{$this->label} has no value “{$value}”.";
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $accounts = DB::table('site_accounts')->where('client_id', ($this->client)()->id)->whereIn('operator_site_id', array_map(intval(...), explode(',', $value)))->pluck('id');
        $query->whereIn('bets.site_account_id', array_values(array_map(intval(...), $accounts->all())));
    }
}
