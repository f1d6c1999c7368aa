<?php

declare(strict_types=1);

namespace App\Lists\DbClients;

use App\Data\DbClients\DbAddressRow;
use App\Domain\DbClients\DbClientContacts;
use App\Domain\DbClients\DbClientScope;
use App\Enums\AustralianState;
use App\Enums\DbClientStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\Filters\TextFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** @extends ListDefinition<DbAddressRow> */
final readonly class DbAddressList extends ListDefinition
{
    public const KEY = 'addresses';

    public const TITLE = 'DB addresses';

    public const ID_COLUMN = 'db_addresses.id';

    public const DEFAULT_ORDER = 'suburb';

    public const FILENAME = 'db-addresses';

    public const SEARCH_HINT = 'Name, phone or email…';

    public const SECONDARY_FILTERS = ['from_on'];

    public function __construct(private SearchIndex $index) {}

    public function sorts(): array
    {
        return array_map(static fn (string $column): Sort => Sort::nullable($column, "db_addresses.{$column}"), ['suburb', 'state', 'postcode', 'from_on']);
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::enum('state', 'State', 'db_addresses.state', AustralianState::class, isNullable: true),
            new TextFilter('suburb', 'Suburb', 'db_addresses.suburb', isNullable: true),
            new TextFilter('postcode', 'Postcode', 'db_addresses.postcode', isNullable: true),
            ValidityFilter::on('db_addresses.is_valid'),
            new NamedFilter('current', 'Current', [
                '1' => static fn (Builder $addresses): Builder => $addresses->whereNull('db_addresses.to_on'),
                '0' => static fn (Builder $addresses): Builder => $addresses->whereNotNull('db_addresses.to_on'),
            ], ['1' => 'Yes (no end date)', '0' => 'No (has an end date)']),
            new DateFilter('from_on', 'From', 'db_addresses.from_on', null, isNullable: true),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('address', 'Address', sort: 'suburb')->csv(value: static fn (DbAddressRow $address): ?string => $address->line)
                ->csv('Suburb', static fn (DbAddressRow $address): ?string => $address->suburb),
            Column::of('state', 'State', sort: 'state')->csv(value: static fn (DbAddressRow $address): ?string => $address->state?->value),
            Column::of('postcode', 'Postcode', sort: 'postcode')->csv(),
            Column::of('full_name', 'DB client')->csv()->csv('Status', static fn (DbAddressRow $address): DbClientStatus => $address->status),
            Column::of('from_on', 'From', sort: 'from_on')->csv(),
            Column::of('to_on', 'To')->csv(),
            Column::of('is_valid', 'Check')->csv('Validity', static fn (DbAddressRow $address): string => ValidityFilter::valueOf($address->is_valid)),
            Column::of('source', 'Source')->csv(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DbClientScope::of($context->viewer)->apply(DB::table('db_addresses')->join('db_clients', 'db_clients.id', '=', 'db_addresses.db_client_id'));
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $this->index->constrain($rows, 'db_addresses.db_client_id', 'db_client', SearchText::parse($text, DbClientContacts::areShown($context->viewer)));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select([
            'db_addresses.id',
            'db_addresses.db_client_id',
            'db_addresses.line',
            'db_addresses.suburb',
            'db_addresses.state',
            'db_addresses.postcode',
            'db_addresses.from_on',
            'db_addresses.to_on',
            'db_addresses.source',
            'db_addresses.is_valid',
            'db_clients.first_name',
            'db_clients.last_name',
            'db_clients.status',
        ]);
    }

    protected function row(stdClass $row, ListContext $context): DbAddressRow
    {
        return DataFactory::make(DbAddressRow::class, $row, [
            'line' => DbClientContacts::address($context->viewer, $row->line),
        ]);
    }
}
