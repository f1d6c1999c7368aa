<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Enums\FilterOperator;
use App\Queries\Filters\Filter;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** A field of where the prospect lives now. Nobody lives "nowhere": without an address, or without that field, it is empty. */
final readonly class CurrentAddressFilter extends Filter
{
    /** Up to here the prospects are found from the addresses; what more of them have is asked of each prospect. */
    private const MOST_IDS = 10_000;

    /** @param  Filter  $field  over `db_addresses`, that may be empty */
    public function __construct(private Filter $field)
    {
        parent::__construct($field->key, $field->label, $field->operators);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return $this->field->refusal($operator, $value);
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $opposite = match ($operator) {
            FilterOperator::Not => FilterOperator::Is,
            FilterOperator::Empty => FilterOperator::Filled,
            default => null,
        };
        if ($opposite !== null) {
            $query->whereNotExists(fn (Builder $own): Builder => $this->ofProspect($own, $opposite, $value));

            return;
        }

        $found = $this->current(DB::table('db_addresses'), $operator, $value)->limit(self::MOST_IDS + 1)->pluck('db_addresses.db_client_id')->all();
        count($found) > self::MOST_IDS
            ? $query->whereExists(fn (Builder $own): Builder => $this->ofProspect($own, $operator, $value))
            : $query->whereIntegerInRaw('db_clients.id', $found);
    }

    private function ofProspect(Builder $addresses, FilterOperator $operator, string $value): Builder
    {
        return $this->current($addresses->selectRaw('1')->from('db_addresses')->whereColumn('db_addresses.db_client_id', 'db_clients.id'), $operator, $value);
    }

    private function current(Builder $addresses, FilterOperator $operator, string $value): Builder
    {
        $this->field->apply($addresses->whereNull('db_addresses.to_on'), $operator, $value);

        return $addresses;
    }
}
