<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbAddressRow;
use App\Data\Lists\ListMeta;
use App\Enums\AustralianState;
use App\Enums\DbClientStatus;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Services\DbClients\ProspectContacts;
use App\Services\DbClients\ProspectScope;
use App\Services\Search\SearchIndex;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The addresses of all prospects that a person sees. */
final readonly class DbAddressListQuery
{
    public function __construct(private ListReader $reader, private SearchIndex $search) {}

    /** @return array{list<DbAddressRow>, ListMeta} */
    public function page(DbClientFilters $filters, ListState $state, ProspectScope $scope): array
    {
        $filtered = $this->filtered($filters, $scope);
        $page = $this->reader->page($this->withColumns($filtered), 'db_addresses.id', $state);

        return [array_map(static fn (stdClass $row): DbAddressRow => self::row($row, $scope), $page->rows), $this->reader->meta($filtered, $page, $state)];
    }

    /**
     * These addresses, in the order given, as far as this person sees them.
     *
     * @param  list<int>  $ids
     * @return list<DbAddressRow>
     */
    public function find(array $ids, ProspectScope $scope): array
    {
        $rows = $this->withColumns($this->seen($scope))->whereIntegerInRaw('db_addresses.id', $ids)->get()->keyBy('id');

        return array_map(static fn (stdClass $row): DbAddressRow => self::row($row, $scope), array_values(array_filter(array_map(static fn (int $id): ?stdClass => $rows->get($id), $ids))));
    }

    /** The addresses that the filters match and this person sees; without columns and order. */
    public function filtered(DbClientFilters $filters, ProspectScope $scope): Builder
    {
        return $filters->apply($this->seen($scope), $this->search, ProspectContacts::areShown($scope->viewer), 'db_addresses.db_client_id');
    }

    private function seen(ProspectScope $scope): Builder
    {
        return $scope->apply(DB::table('db_addresses')->join('db_clients', 'db_clients.id', '=', 'db_addresses.db_client_id'));
    }

    private function withColumns(Builder $addresses): Builder
    {
        return (clone $addresses)->select([
            'db_addresses.id', 'db_addresses.db_client_id', 'db_addresses.line', 'db_addresses.suburb', 'db_addresses.state', 'db_addresses.postcode', 'db_addresses.from_on',
            'db_addresses.to_on', 'db_addresses.source', 'db_addresses.is_valid', 'db_clients.first_name', 'db_clients.last_name', 'db_clients.status',
        ]);
    }

    private static function row(stdClass $row, ProspectScope $scope): DbAddressRow
    {
        return new DbAddressRow(
            id: (int) $row->id,
            db_client_id: (int) $row->db_client_id,
            full_name: trim("{$row->first_name} {$row->last_name}"),
            line: ProspectContacts::address($scope->viewer, $row->line),
            suburb: $row->suburb,
            state: AustralianState::tryFrom((string) $row->state),
            postcode: $row->postcode,
            from_on: self::day($row->from_on),
            to_on: self::day($row->to_on),
            source: $row->source,
            is_valid: $row->is_valid === null ? null : (bool) $row->is_valid,
            status: DbClientStatus::from($row->status),
        );
    }

    private static function day(?string $stored): ?string
    {
        return $stored === null ? null : substr($stored, 0, 10);
    }
}
