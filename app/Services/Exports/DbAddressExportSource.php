<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\DbClients\DbAddressRow;
use App\Http\Requests\DbClients\DbAddressIndexRequest;
use App\Queries\DbClients\DbAddressListQuery;
use App\Queries\DbClients\Validity;
use App\Services\DbClients\ProspectScope;
use Illuminate\Database\Query\Builder;

/** The addresses of prospects, as whoever exports may see them. */
final readonly class DbAddressExportSource implements ExportSource
{
    private const HEADER = ['Prospect', 'Address', 'Suburb', 'State', 'Postcode', 'From', 'To', 'Source', 'Validity', 'Status'];

    public function __construct(private DbAddressListQuery $addresses) {}

    public function filename(): string
    {
        return 'db-addresses';
    }

    public function table(): string
    {
        return 'db_addresses';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->addresses->filtered(DbAddressIndexRequest::of($scope->query, $scope->owner)->filters(), ProspectScope::of($scope->owner));
    }

    public function header(ExportScope $scope): array
    {
        return self::HEADER;
    }

    public function rows(ExportScope $scope, array $ids): array
    {
        return array_map(static fn (DbAddressRow $address): array => [
            $address->full_name, $address->line, $address->suburb, $address->state?->value, $address->postcode, $address->from_on, $address->to_on, $address->source,
            Validity::of($address->is_valid)->value, $address->status->label(),
        ], $this->addresses->find($ids, ProspectScope::of($scope->owner)));
    }
}
