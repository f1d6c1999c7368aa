<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Actions\Leads\LeadStatusRule;
use App\Data\Leads\LeadRow;
use App\Data\Lists\ListMeta;
use App\Enums\AustralianState;
use App\Enums\LeadStatus;
use App\Models\User;
use App\Policies\EditScope;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\Contacts\ContactMask;
use App\Services\Search\SearchIndex;
use App\Support\AustralianMobile;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Leads as rows and cards: one select with its look-up tables joined, one capped count, no models. */
final readonly class LeadListQuery
{
    public function __construct(private ListReader $reader, private SearchIndex $search, private EditScope $scope) {}

    /** @return array{list<LeadRow>, ListMeta} */
    public function page(LeadFilters $filters, ListState $state, User $viewer): array
    {
        $filtered = $this->matching($filters);
        $page = $this->reader->page($this->withColumns($filtered), 'leads.id', $state);
        $owners = $this->scope->ownerIds($viewer);

        return [
            array_map(fn (stdClass $row): LeadRow => $this->row($row, $viewer, $owners), $page->rows),
            $this->reader->meta($filtered, $page, $state),
        ];
    }

    /**
     * These leads, in the order given.
     *
     * @param  list<int>  $ids
     * @return list<LeadRow>
     */
    public function find(array $ids, User $viewer): array
    {
        $rows = $this->withColumns(DB::table('leads')->whereNull('leads.deleted_at'))->whereIntegerInRaw('leads.id', $ids)->get()->keyBy('id');
        $owners = $this->scope->ownerIds($viewer);

        return array_values(array_filter(array_map(
            fn (int $id): ?LeadRow => $rows->has($id) ? $this->row($rows[$id], $viewer, $owners) : null,
            $ids,
        )));
    }

    /** Those that the filters match, without columns and order. */
    public function matching(LeadFilters $filters): Builder
    {
        return $filters->apply(DB::table('leads')->whereNull('leads.deleted_at'), $this->search);
    }

    private function withColumns(Builder $leads): Builder
    {
        return (clone $leads)
            ->leftJoin('companies', 'companies.id', '=', 'leads.company_id')
            ->leftJoin('users as owners', 'owners.id', '=', 'leads.owner_id')
            ->select([
                'leads.id', 'leads.first_name', 'leads.last_name', 'leads.mobile_e164', 'leads.email', 'leads.state', 'leads.source', 'leads.status',
                'leads.owner_id', 'leads.next_action', 'leads.next_action_due_at', 'leads.lost_reason', 'leads.client_id', 'leads.created_at',
                'owners.first_name as owner_first_name', 'owners.last_name as owner_last_name',
                'companies.name as company_name', 'companies.color as company_color',
            ]);
    }

    /** @param  list<int>|null  $owners  whose leads the viewer may change; null for everybody's */
    private function row(stdClass $row, User $viewer, ?array $owners): LeadRow
    {
        $status = LeadStatus::from($row->status);
        $due = $row->next_action_due_at === null ? null : CarbonImmutable::parse($row->next_action_due_at, 'UTC');

        return new LeadRow(
            id: (int) $row->id,
            full_name: trim("{$row->first_name} {$row->last_name}"),
            mobile: ContactMask::show($viewer, 'mobile_e164', $row->mobile_e164 === null ? null : AustralianMobile::national($row->mobile_e164)),
            email: ContactMask::show($viewer, 'email', $row->email),
            state: AustralianState::tryFrom((string) $row->state),
            company_name: $row->company_name,
            company_color: $row->company_color,
            source: $row->source,
            status: $status,
            owner_id: $row->owner_id === null ? null : (int) $row->owner_id,
            owner_name: $row->owner_id === null ? null : trim("{$row->owner_first_name} {$row->owner_last_name}"),
            next_action: $row->next_action,
            due_on: LeadDue::day($due),
            is_overdue: LeadStatusRule::isOpen($status) && LeadDue::isOverdue($due),
            lost_reason: $row->lost_reason,
            client_id: $row->client_id === null ? null : (int) $row->client_id,
            created_at: (string) UtcTime::iso($row->created_at),
            can_work: $owners === null || $row->owner_id === null || in_array((int) $row->owner_id, $owners, true),
        );
    }
}
