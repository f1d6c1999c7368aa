<?php

declare(strict_types=1);

namespace App\Lists\DbClients;

use App\Enums\FilterOperator;
use App\Lists\Filters\WrappingFilter;
use App\Models\DbAddress;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** A filter over a nullable column of `db_addresses`, applied to the current address. It is empty for a DB client without one. */
final readonly class CurrentAddressFilter extends WrappingFilter
{
    /** Up to this number of addresses, DB clients are found by id; above it, each DB client is checked. */
    private const MAX_IDS = 10_000;

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

        $found = DB::table('db_addresses')->whereNull('db_addresses.to_on')->where('db_addresses.id', '=', self::current('db_addresses.db_client_id'));
        $this->filter->apply($found, $operator, $value);
        $ids = $found->limit(self::MAX_IDS + 1)->pluck('db_addresses.db_client_id')->all();
        count($ids) > self::MAX_IDS
            ? $query->whereExists(fn (Builder $own): Builder => $this->ofDbClient($own, $operator, $value))
            : $query->whereIntegerInRaw('db_clients.id', $ids);
    }

    private function ofDbClient(Builder $addresses, FilterOperator $operator, string $value): Builder
    {
        $addresses->selectRaw('1')->from('db_addresses')->where('db_addresses.id', '=', self::current('db_clients.id'));
        $this->filter->apply($addresses, $operator, $value);

        return $addresses;
    }

    /** @param  string  $dbClientId  the column with the DB client's id */
    private static function current(string $dbClientId): Builder
    {
        return DbAddress::currentFirst(DB::table('db_addresses as open')->whereColumn('open.db_client_id', $dbClientId)->whereNull('open.to_on'))
            ->select('open.id')->limit(1);
    }
}
