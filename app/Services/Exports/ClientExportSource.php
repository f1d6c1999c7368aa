<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Http\Requests\Clients\ClientIndexRequest;
use App\Queries\Clients\ClientListQuery;
use App\Queries\Clients\ClientSparklines;
use App\Queries\Lists\ListOrder;
use Illuminate\Database\Query\Builder;

/** The client list, with the columns of its CSV. */
final readonly class ClientExportSource implements ExportSource
{
    public function __construct(private ClientListQuery $clients, private ClientSparklines $sparklines) {}

    public function filename(): string
    {
        return 'clients';
    }

    public function idColumn(): string
    {
        return 'clients.id';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->clients->matching(ClientIndexRequest::of($scope->query, $scope->owner)->filters());
    }

    public function order(ExportScope $scope): ListOrder
    {
        return ClientIndexRequest::of($scope->query, $scope->owner)->listState()->order;
    }

    public function sheet(ExportScope $scope): ExportSheet
    {
        return new ClientSheet($scope->owner->timezone, $scope->columns, $this->sparklines);
    }
}
