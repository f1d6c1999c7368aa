<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbPhoneRow;
use App\Data\Lists\ListMeta;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\PhoneKind;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\DbClients\ProspectContacts;
use App\Services\DbClients\ProspectScope;
use App\Services\Search\SearchIndex;
use App\Services\Suppression\SuppressionBook;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The numbers of all prospects that a person sees. */
final readonly class DbPhoneListQuery
{
    public function __construct(private ListReader $reader, private SearchIndex $search, private SuppressionBook $book) {}

    /** @return array{list<DbPhoneRow>, ListMeta} */
    public function page(DbClientFilters $filters, ListState $state, ProspectScope $scope): array
    {
        $filtered = $this->filtered($filters, $scope);
        $page = $this->reader->page($this->withColumns($filtered), 'db_phone_numbers.id', $state);

        return [$this->rows($page->rows, $scope), $this->reader->meta($filtered, $page, $state)];
    }

    /**
     * These numbers, in the order given, as far as this person sees them.
     *
     * @param  list<int>  $ids
     * @return list<DbPhoneRow>
     */
    public function find(array $ids, ProspectScope $scope): array
    {
        $rows = $this->withColumns($this->seen($scope))->whereIntegerInRaw('db_phone_numbers.id', $ids)->get()->keyBy('id');

        return $this->rows(array_values(array_filter(array_map(static fn (int $id): ?stdClass => $rows->get($id), $ids))), $scope);
    }

    /** The numbers that the filters match and this person sees; without columns and order. */
    public function filtered(DbClientFilters $filters, ProspectScope $scope): Builder
    {
        return $filters->apply($this->seen($scope), $this->search, ProspectContacts::areShown($scope->viewer), 'db_phone_numbers.db_client_id');
    }

    private function seen(ProspectScope $scope): Builder
    {
        return $scope->apply(DB::table('db_phone_numbers')->join('db_clients', 'db_clients.id', '=', 'db_phone_numbers.db_client_id'));
    }

    private function withColumns(Builder $numbers): Builder
    {
        return (clone $numbers)->select([
            'db_phone_numbers.id', 'db_phone_numbers.db_client_id', 'db_phone_numbers.e164', 'db_phone_numbers.kind', 'db_phone_numbers.is_valid', 'db_phone_numbers.source',
            'db_phone_numbers.consent_basis', 'db_phone_numbers.checked_at', 'db_phone_numbers.created_at', 'db_phone_numbers.value_hash',
            'db_clients.first_name', 'db_clients.last_name', 'db_clients.status',
        ]);
    }

    /**
     * @param  list<stdClass>  $numbers
     * @return list<DbPhoneRow>
     */
    private function rows(array $numbers, ProspectScope $scope): array
    {
        $suppressed = $this->book->reasonsOfHashes(array_values(array_filter(array_column($numbers, 'value_hash'))));

        return array_map(static fn (stdClass $row): DbPhoneRow => new DbPhoneRow(
            id: (int) $row->id,
            db_client_id: (int) $row->db_client_id,
            full_name: trim("{$row->first_name} {$row->last_name}"),
            number: ProspectContacts::phone($scope->viewer, $row->e164),
            kind: PhoneKind::from($row->kind),
            is_valid: $row->is_valid === null ? null : (bool) $row->is_valid,
            suppressed_reason: $suppressed[(string) $row->value_hash] ?? null,
            source: $row->source,
            consent_basis: ConsentBasis::from($row->consent_basis),
            status: DbClientStatus::from($row->status),
            checked_at: UtcTime::iso($row->checked_at),
            created_at: (string) UtcTime::iso($row->created_at),
        ), $numbers);
    }
}
