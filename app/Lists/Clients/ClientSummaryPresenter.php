<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Data\Clients\ClientSummary;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use stdClass;

/** The client of each row of a money list, with company and rating. */
final readonly class ClientSummaryPresenter
{
    private const COLUMNS = [
        'clients.first_name', 'clients.last_name', 'clients.pin', 'clients.client_rating', 'clients.rating_reviewed_at',
        'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo_path',
        'client_ratings.description as rating_description',
    ];

    /**
     * Left joins make the database read in the order of the list, with one look-up by key for each.
     *
     * @param  literal-string  $clientId  the column of the list that names the client; it must be selected as `client_id`
     */
    public static function join(Builder $rows, string $clientId): Builder
    {
        return $rows
            ->leftJoin('clients', 'clients.id', '=', $clientId)
            ->leftJoin('companies', 'companies.id', '=', 'clients.company_id')
            ->leftJoin('client_ratings', 'client_ratings.value', '=', 'clients.client_rating')
            ->addSelect(self::COLUMNS);
    }

    public static function of(stdClass $row): ?ClientSummary
    {
        return $row->client_id === null ? null : DataFactory::make(ClientSummary::class, $row, [
            'id' => (int) $row->client_id,
            'company_logo' => $row->company_logo_path,
            'client_rating_description' => $row->rating_description,
        ]);
    }
}
