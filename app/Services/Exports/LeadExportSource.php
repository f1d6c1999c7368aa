<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\Leads\LeadRow;
use App\Http\Requests\Leads\LeadIndexRequest;
use App\Queries\Leads\LeadListQuery;
use App\Queries\Lists\ListOrder;
use App\Support\CsvText;
use Illuminate\Database\Query\Builder;

/** The list of leads; contact details as whoever exports may see them. */
final readonly class LeadExportSource implements ExportSource
{
    public function __construct(private LeadListQuery $leads) {}

    public function filename(): string
    {
        return 'leads';
    }

    public function idColumn(): string
    {
        return 'leads.id';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->leads->matching(LeadIndexRequest::of($scope->query, $scope->owner)->filters());
    }

    public function order(ExportScope $scope): ListOrder
    {
        return LeadIndexRequest::of($scope->query, $scope->owner)->listState()->order;
    }

    public function sheet(ExportScope $scope): ExportSheet
    {
        $text = new CsvText($scope->owner->timezone);

        return new RowSheet([
            'full_name' => [new ExportColumn('Name', static fn (LeadRow $lead): string => $lead->full_name)],
            'mobile' => [new ExportColumn('Mobile', static fn (LeadRow $lead): ?string => $lead->mobile)],
            'email' => [new ExportColumn('E-mail', static fn (LeadRow $lead): ?string => $lead->email)],
            'source' => [new ExportColumn('Source', static fn (LeadRow $lead): ?string => $lead->source)],
            'company_name' => [new ExportColumn('Company', static fn (LeadRow $lead): ?string => $lead->company_name)],
            'state' => [new ExportColumn('State', static fn (LeadRow $lead): ?string => $lead->state?->value)],
            'owner_name' => [new ExportColumn('Owner', static fn (LeadRow $lead): ?string => $lead->owner_name)],
            'status' => [
                new ExportColumn('Status', static fn (LeadRow $lead): string => $lead->status->label()),
                new ExportColumn('Lost because', static fn (LeadRow $lead): ?string => $lead->lost_reason),
            ],
            'next_action' => [new ExportColumn('Next action', static fn (LeadRow $lead): ?string => $lead->next_action)],
            'due_on' => [new ExportColumn('Due', static fn (LeadRow $lead): ?string => $lead->due_on)],
            'created_at' => [new ExportColumn($text->heading('Created'), static fn (LeadRow $lead): ?string => $text->time($lead->created_at))],
        ], fn (array $ids): array => $this->leads->find($ids, $scope->owner), $scope->columns);
    }
}
