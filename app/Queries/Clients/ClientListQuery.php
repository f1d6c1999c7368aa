<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientManager;
use App\Data\Clients\ClientRow;
use App\Data\Lists\ListMeta;
use App\Enums\AustralianState;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\Search\SearchIndex;
use Generator;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The client list: one select with its look-up tables joined, one capped count, no models. */
final readonly class ClientListQuery
{
    public function __construct(private ListReader $reader, private SearchIndex $search) {}

    /** @return array{list<ClientRow>, ListMeta} */
    public function page(ClientFilters $filters, ListState $state): array
    {
        $filtered = $this->matching($filters);
        $page = $this->reader->page($this->withColumns(ClientWalk::page($filtered, $state->order)), 'clients.id', $state);

        return [array_map($this->row(...), $page->rows), $this->reader->meta(ClientWalk::count($filtered), $page, $state)];
    }

    /** @return Generator<int, ClientRow> every client of the filter, for an export */
    public function all(ClientFilters $filters, ListOrder $order): Generator
    {
        foreach ($this->reader->all($this->withColumns($this->matching($filters)), 'clients.id', $order) as $row) {
            yield $this->row($row);
        }
    }

    /**
     * These clients, in the order given.
     *
     * @param  list<int>  $ids
     * @return list<ClientRow>
     */
    public function find(array $ids): array
    {
        $rows = $this->withColumns($this->matching(new ClientFilters))->whereIn('clients.id', $ids)->get()->keyBy('id');

        return array_values(array_filter(array_map(
            fn (int $id): ?ClientRow => $rows->has($id) ? $this->row($rows[$id]) : null,
            $ids,
        )));
    }

    /** Those that the filters match, without columns and order. */
    public function matching(ClientFilters $filters): Builder
    {
        return $filters->apply(DB::table('clients')->whereNull('clients.deleted_at'), $this->search);
    }

    /** Left joins throughout: the clients' order leads, and each look-up is one step by its key. */
    private function withColumns(Builder $clients): Builder
    {
        return (clone $clients)
            ->leftJoin('companies', 'companies.id', '=', 'clients.company_id')
            ->leftJoin('users as managers', 'managers.id', '=', 'clients.account_manager_id')
            ->leftJoin('affiliates', 'affiliates.id', '=', 'clients.affiliate_id')
            ->leftJoin('client_ratings', 'client_ratings.value', '=', 'clients.client_rating')
            ->select([
                'clients.id', 'clients.first_name', 'clients.last_name', 'clients.pin', 'clients.state', 'clients.status',
                'clients.client_rating', 'clients.rating_reviewed_at', 'clients.balance_cents', 'clients.last_bet_at',
                'clients.last_deposit_at', 'clients.created_at', 'clients.betstop_state', 'clients.is_barred', 'clients.sms_opted_out_at',
                'clients.account_manager_id', 'managers.first_name as manager_first_name', 'managers.last_name as manager_last_name',
                'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo_path',
                'affiliates.name as affiliate_name', 'client_ratings.description as rating_description',
            ]);
    }

    private function row(stdClass $row): ClientRow
    {
        return new ClientRow(
            id: (int) $row->id,
            full_name: trim("{$row->first_name} {$row->last_name}"),
            pin: $row->pin,
            company_name: $row->company_name,
            company_color: $row->company_color,
            company_logo: $row->company_logo_path,
            account_manager: $row->account_manager_id === null ? null : new ClientManager(
                (int) $row->account_manager_id,
                $row->manager_first_name,
                trim("{$row->manager_first_name} {$row->manager_last_name}"),
            ),
            affiliate_name: $row->affiliate_name,
            state: AustralianState::tryFrom((string) $row->state),
            status: ClientStatus::from($row->status),
            client_rating: $row->client_rating === null ? null : (int) $row->client_rating,
            client_rating_description: $row->rating_description,
            rating_reviewed_at: UtcTime::iso($row->rating_reviewed_at),
            balance_cents: (int) $row->balance_cents,
            last_bet_at: UtcTime::iso($row->last_bet_at),
            last_deposit_at: UtcTime::iso($row->last_deposit_at),
            created_at: UtcTime::iso($row->created_at) ?? '',
            is_betstopped: $row->betstop_state === BetstopState::Registered->value,
            is_barred: (bool) $row->is_barred,
            is_sms_opted_out: $row->sms_opted_out_at !== null,
        );
    }
}
