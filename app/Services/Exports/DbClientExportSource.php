<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\DbClients\DbClientRow;
use App\Http\Requests\DbClients\DbClientIndexRequest;
use App\Queries\DbClients\DbClientListQuery;
use App\Queries\Lists\ListOrder;
use App\Services\DbClients\ProspectScope;
use App\Support\CsvText;
use Illuminate\Database\Query\Builder;

/** The list of prospects; numbers as whoever exports may see them, suppressed ones marked. */
final readonly class DbClientExportSource implements ExportSource
{
    public function __construct(private DbClientListQuery $prospects) {}

    public function filename(): string
    {
        return 'db-clients';
    }

    public function idColumn(): string
    {
        return 'db_clients.id';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->prospects->filtered(DbClientIndexRequest::of($scope->query, $scope->owner)->filters(), ProspectScope::of($scope->owner));
    }

    public function order(ExportScope $scope): ListOrder
    {
        return DbClientIndexRequest::of($scope->query, $scope->owner)->listState()->order;
    }

    public function sheet(ExportScope $scope): ExportSheet
    {
        $text = new CsvText($scope->owner->timezone);
        $seen = ProspectScope::of($scope->owner);

        return new RowSheet([
            'full_name' => [new ExportColumn('Name', static fn (DbClientRow $prospect): string => $prospect->full_name)],
            'best_phone' => [
                new ExportColumn('Best phone', static fn (DbClientRow $prospect): ?string => $prospect->best_phone),
                new ExportColumn('Suppressed', static fn (DbClientRow $prospect): bool => $prospect->is_best_phone_suppressed || $prospect->suppressed_reason !== null),
                new ExportColumn('Phones', static fn (DbClientRow $prospect): int => $prospect->phones_count),
            ],
            'place' => [
                new ExportColumn('Suburb', static fn (DbClientRow $prospect): ?string => $prospect->suburb),
                new ExportColumn('State', static fn (DbClientRow $prospect): ?string => $prospect->state?->value),
            ],
            'source' => [new ExportColumn('Source', static fn (DbClientRow $prospect): ?string => $prospect->source)],
            'consent_basis' => [new ExportColumn('Consent', static fn (DbClientRow $prospect): string => $prospect->consent_basis->label())],
            'status' => [new ExportColumn('Status', static fn (DbClientRow $prospect): string => $prospect->status->label())],
            'last_outcome' => [new ExportColumn('Last call', static fn (DbClientRow $prospect): ?string => $prospect->last_outcome?->label())],
            'assignee_name' => [new ExportColumn('Assigned to', static fn (DbClientRow $prospect): ?string => $prospect->assignee_name)],
            'list_name' => [new ExportColumn('List', static fn (DbClientRow $prospect): ?string => $prospect->list_name)],
            'created_at' => [new ExportColumn($text->heading('Created'), static fn (DbClientRow $prospect): ?string => $text->time($prospect->created_at))],
        ], fn (array $ids): array => $this->prospects->find($ids, $seen), $scope->columns);
    }
}
