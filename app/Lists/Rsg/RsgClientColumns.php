<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Rsg\RsgClient;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use stdClass;

/** The client of the rows of an RSG queue. */
final readonly class RsgClientColumns
{
    /**
     * Left joins make the database read in the order of the list.
     *
     * @param  string  $clientColumn  with the client's id
     * @param  string|null  $typeColumn  with the morph name, when the rows are also about others
     */
    public static function join(Builder $rows, string $table, string $clientColumn = 'client_id', ?string $typeColumn = null): Builder
    {
        $clients = static fn (JoinClause $join): JoinClause => $join->on('clients.id', '=', "{$table}.{$clientColumn}")
            ->when($typeColumn, static fn (JoinClause $own): JoinClause => $own->where("{$table}.{$typeColumn}", 'client'));

        return $rows
            ->leftJoin('clients', $clients)
            ->leftJoin('companies', 'companies.id', '=', 'clients.company_id')
            ->select([
                "{$table}.*",
                'clients.first_name',
                'clients.last_name',
                'clients.pin',
                'clients.status as client_status',
                'clients.betstop_state',
                'clients.is_barred',
                'clients.deleted_at as client_deleted_at',
                'companies.name as company_name',
                'companies.color as company_color',
                'companies.logo_path as company_logo',
            ]);
    }

    /** Null for a row without a client. */
    public static function client(stdClass $row): ?RsgClient
    {
        return $row->client_id === null ? null : DataFactory::make(RsgClient::class, $row, [
            'id' => (int) $row->client_id,
            'is_betstopped' => $row->betstop_state === BetstopState::Registered->value,
            'is_closed' => $row->client_status === ClientStatus::Closed->value || $row->client_deleted_at !== null,
        ]);
    }
}
