<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbClientRow;
use App\Data\Lists\ListMeta;
use App\Enums\ConsentBasis;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\DbAddress;
use App\Models\DbPhoneNumber;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\DbClients\BestNumber;
use App\Services\DbClients\ProspectContacts;
use App\Services\DbClients\ProspectScope;
use App\Services\Search\SearchIndex;
use App\Services\Suppression\SuppressionBook;
use Countable;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The list of prospects: one select, and one each for the numbers, the suppressions and the addresses of the page. */
final readonly class DbClientListQuery
{
    public function __construct(private ListReader $reader, private SearchIndex $search, private SuppressionBook $book) {}

    /** @return array{list<DbClientRow>, ListMeta} */
    public function page(DbClientFilters $filters, ListState $state, ProspectScope $scope): array
    {
        $filtered = $this->filtered($filters, $scope);
        $page = $this->reader->page($this->withColumns($filtered), 'db_clients.id', $state);

        return [$this->rows($page->rows, $scope), $this->reader->meta($filtered, $page, $state)];
    }

    /**
     * These prospects, in the order given, as far as this person sees them.
     *
     * @param  list<int>  $ids
     * @return list<DbClientRow>
     */
    public function find(array $ids, ProspectScope $scope): array
    {
        $rows = $this->withColumns($scope->apply(DB::table('db_clients')))->whereIntegerInRaw('db_clients.id', $ids)->get()->keyBy('id');

        return $this->rows(array_values(array_filter(array_map(static fn (int $id): ?stdClass => $rows->get($id), $ids))), $scope);
    }

    /** The prospects that the filters match and this person sees; without columns and order. */
    public function filtered(DbClientFilters $filters, ProspectScope $scope): Builder
    {
        return $filters->apply($scope->apply(DB::table('db_clients')), $this->search, ProspectContacts::areShown($scope->viewer));
    }

    private function withColumns(Builder $prospects): Builder
    {
        return (clone $prospects)
            ->leftJoin('users as assignees', 'assignees.id', '=', 'db_clients.assignee_id')
            ->leftJoin('db_lists', 'db_lists.id', '=', 'db_clients.db_list_id')
            ->select([
                'db_clients.id', 'db_clients.first_name', 'db_clients.last_name', 'db_clients.source', 'db_clients.consent_basis', 'db_clients.status',
                'db_clients.suppressed_reason', 'db_clients.last_outcome', 'db_clients.created_at', 'db_lists.name as list_name',
                'assignees.first_name as assignee_first_name', 'assignees.last_name as assignee_last_name',
            ]);
    }

    /**
     * @param  list<stdClass>  $rows
     * @return list<DbClientRow>
     */
    private function rows(array $rows, ProspectScope $scope): array
    {
        $ids = array_column($rows, 'id');
        $numbers = DbPhoneNumber::query()->whereIn('db_client_id', $ids)->orderBy('id')->get()->groupBy('db_client_id');
        $suppressed = $this->book->reasonsOfHashes(array_values($numbers->flatten()->pluck('value_hash')->filter()->all()));
        $addresses = DbAddress::query()->whereIn('db_client_id', $ids)->whereNull('to_on')->orderBy('from_on')->orderBy('id')->get()->keyBy('db_client_id');

        return array_map(fn (stdClass $row): DbClientRow => $this->row(
            $row, $numbers->get($row->id) ?? new Collection, $suppressed, $addresses->get($row->id), $scope,
        ), $rows);
    }

    /**
     * @param  iterable<DbPhoneNumber>&Countable  $numbers
     * @param  array<string, SuppressionReason>  $suppressed
     */
    private function row(stdClass $row, iterable $numbers, array $suppressed, ?DbAddress $address, ProspectScope $scope): DbClientRow
    {
        $best = BestNumber::among($numbers, $suppressed);

        return new DbClientRow(
            id: (int) $row->id,
            full_name: trim("{$row->first_name} {$row->last_name}"),
            best_phone: $best === null ? null : ProspectContacts::phone($scope->viewer, $best->e164),
            is_best_phone_valid: $best?->is_valid === true,
            is_best_phone_suppressed: $best !== null && isset($suppressed[(string) $best->value_hash]),
            phones_count: count($numbers),
            suburb: $address?->suburb,
            state: $address?->state,
            source: $row->source,
            consent_basis: ConsentBasis::from($row->consent_basis),
            status: DbClientStatus::from($row->status),
            suppressed_reason: SuppressionReason::tryFrom((string) $row->suppressed_reason),
            assignee_name: trim("{$row->assignee_first_name} {$row->assignee_last_name}") ?: null,
            list_name: $row->list_name,
            last_outcome: DbClientOutcome::tryFrom((string) $row->last_outcome),
            created_at: (string) UtcTime::iso($row->created_at),
        );
    }
}
