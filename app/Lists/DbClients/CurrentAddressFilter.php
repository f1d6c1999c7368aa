<?php

declare(strict_types=1);

namespace App\Lists\DbClients;

use App\Enums\FilterOperator;
use App\Lists\Filters\Filter;
use App\Lists\Filters\FilterKind;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** A field of the DB client's current address. It is empty for a DB client without an address. */
final readonly class CurrentAddressFilter extends Filter
{
    /** Up to this number of addresses, DB clients are found by id; above it, each DB client is checked. */
    private const MAX_IDS = 10_000;

    /** @param  Filter  $field  a nullable column of `db_addresses` */
    public function __construct(private Filter $field)
    {
        parent::__construct($field->key, $field->label, $field->operators);
    }

    public function kind(): FilterKind
    {
        return $this->field->kind();
    }

    public function definition(): array
    {
        return $this->field->definition();
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
            $query->whereNotExists(fn (Builder $own): Builder => $this->ofDbClient($own, $opposite, $value));

            return;
        }

        $found = $this->current(DB::table('db_addresses'), $operator, $value)->limit(self::MAX_IDS + 1)->pluck('db_addresses.db_client_id')->all();
        count($found) > self::MAX_IDS
            ? $query->whereExists(fn (Builder $own): Builder => $this->ofDbClient($own, $operator, $value))
            : $query->whereIntegerInRaw('db_clients.id', $found);
    }

    private function ofDbClient(Builder $addresses, FilterOperator $operator, string $value): Builder
    {
        return $this->current($addresses->selectRaw('1')->from('db_addresses')->whereColumn('db_addresses.db_client_id', 'db_clients.id'), $operator, $value);
    }

    private function current(Builder $addresses, FilterOperator $operator, string $value): Builder
    {
        $this->field->apply($addresses->whereNull('db_addresses.to_on'), $operator, $value);

        return $addresses;
    }
}
