<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\Leads\LeadRow;
use App\Http\Requests\Leads\LeadIndexRequest;
use App\Queries\Leads\LeadListQuery;
use Illuminate\Database\Query\Builder;

/** The list of leads; contact details as whoever exports may see them. */
final readonly class LeadExportSource implements ExportSource
{
    private const HEADER = ['Name', 'Mobile', 'E-mail', 'State', 'Company', 'Source', 'Status', 'Owner', 'Next action', 'Due', 'Lost because', 'Created (UTC)'];

    public function __construct(private LeadListQuery $leads) {}

    public function filename(): string
    {
        return 'leads';
    }

    public function table(): string
    {
        return 'leads';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->leads->matching(LeadIndexRequest::of($scope->query, $scope->owner)->filters());
    }

    public function header(ExportScope $scope): array
    {
        return self::HEADER;
    }

    public function rows(ExportScope $scope, array $ids): array
    {
        return array_map(static fn (LeadRow $lead): array => [
            $lead->full_name, $lead->mobile, $lead->email, $lead->state?->value, $lead->company_name, $lead->source, $lead->status->label(),
            $lead->owner_name, $lead->next_action, $lead->due_on, $lead->lost_reason, $lead->created_at,
        ], $this->leads->find($ids, $scope->owner));
    }
}
