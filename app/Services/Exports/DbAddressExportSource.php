<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\DbClients\DbAddressRow;
use App\Http\Requests\DbClients\DbAddressIndexRequest;
use App\Queries\DbClients\DbAddressListQuery;
use App\Queries\DbClients\Validity;
use App\Queries\Lists\ListOrder;
use App\Services\DbClients\ProspectScope;
use Illuminate\Database\Query\Builder;

/** The addresses of prospects, as whoever exports may see them. */
final readonly class DbAddressExportSource implements ExportSource
{
    public function __construct(private DbAddressListQuery $addresses) {}

    public function filename(): string
    {
        return 'db-addresses';
    }

    public function idColumn(): string
    {
        return 'db_addresses.id';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->addresses->filtered(DbAddressIndexRequest::of($scope->query, $scope->owner)->filters(), ProspectScope::of($scope->owner));
    }

    public function order(ExportScope $scope): ListOrder
    {
        return DbAddressIndexRequest::of($scope->query, $scope->owner)->listState()->order;
    }

    public function sheet(ExportScope $scope): ExportSheet
    {
        $seen = ProspectScope::of($scope->owner);

        return new RowSheet([
            'full_name' => [
                new ExportColumn('Prospect', static fn (DbAddressRow $address): string => $address->full_name),
                new ExportColumn('Status', static fn (DbAddressRow $address): string => $address->status->label()),
            ],
            'address' => [
                new ExportColumn('Address', static fn (DbAddressRow $address): ?string => $address->line),
                new ExportColumn('Suburb', static fn (DbAddressRow $address): ?string => $address->suburb),
            ],
            'state' => [new ExportColumn('State', static fn (DbAddressRow $address): ?string => $address->state?->value)],
            'postcode' => [new ExportColumn('Postcode', static fn (DbAddressRow $address): ?string => $address->postcode)],
            'from_on' => [new ExportColumn('From', static fn (DbAddressRow $address): ?string => $address->from_on)],
            'to_on' => [new ExportColumn('To', static fn (DbAddressRow $address): ?string => $address->to_on)],
            'is_valid' => [new ExportColumn('Validity', static fn (DbAddressRow $address): string => Validity::of($address->is_valid)->value)],
            'source' => [new ExportColumn('Source', static fn (DbAddressRow $address): ?string => $address->source)],
        ], fn (array $ids): array => $this->addresses->find($ids, $seen), $scope->columns);
    }
}
