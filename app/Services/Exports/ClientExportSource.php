<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Http\Requests\Clients\ClientIndexRequest;
use App\Queries\Clients\ClientListQuery;
use App\Queries\Clients\ClientRowCsv;
use Illuminate\Database\Query\Builder;

/** The client list, with the columns of its CSV. */
final readonly class ClientExportSource implements ExportSource
{
    public function __construct(private ClientListQuery $clients) {}

    public function filename(): string
    {
        return 'clients';
    }

    public function table(): string
    {
        return 'clients';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->clients->matching(ClientIndexRequest::of($scope->query, $scope->owner)->filters());
    }

    public function header(ExportScope $scope): array
    {
        return (new ClientRowCsv($scope->owner->timezone))->header();
    }

    public function rows(ExportScope $scope, array $ids): array
    {
        return array_values(iterator_to_array((new ClientRowCsv($scope->owner->timezone))->rows($this->clients->find($ids)), preserve_keys: false));
    }
}
