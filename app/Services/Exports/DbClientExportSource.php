<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\DbClients\DbClientRow;
use App\Http\Requests\DbClients\DbClientIndexRequest;
use App\Queries\DbClients\DbClientListQuery;
use App\Services\DbClients\ProspectScope;
use Illuminate\Database\Query\Builder;

/** The list of prospects; numbers as whoever exports may see them, suppressed ones marked. */
final readonly class DbClientExportSource implements ExportSource
{
    private const HEADER = ['Name', 'Best phone', 'Suppressed', 'Phones', 'Suburb', 'State', 'Source', 'Consent', 'Status', 'Assigned to', 'List', 'Created (UTC)'];

    public function __construct(private DbClientListQuery $prospects) {}

    public function filename(): string
    {
        return 'db-clients';
    }

    public function table(): string
    {
        return 'db_clients';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->prospects->filtered(DbClientIndexRequest::of($scope->query, $scope->owner)->filters(), ProspectScope::of($scope->owner));
    }

    public function header(ExportScope $scope): array
    {
        return self::HEADER;
    }

    public function rows(ExportScope $scope, array $ids): array
    {
        return array_map(static fn (DbClientRow $prospect): array => [
            $prospect->full_name, $prospect->best_phone, $prospect->is_best_phone_suppressed || $prospect->suppressed_reason !== null, $prospect->phones_count,
            $prospect->suburb, $prospect->state?->value, $prospect->source, $prospect->consent_basis->label(), $prospect->status->label(),
            $prospect->assignee_name, $prospect->list_name, $prospect->created_at,
        ], $this->prospects->find($ids, ProspectScope::of($scope->owner)));
    }
}
