<?php

declare(strict_types=1);

namespace App\Lists\Leads;

use App\Data\Leads\LeadRow;
use App\Domain\Clients\EditScope;
use App\Domain\Leads\LeadDue;
use App\Domain\Leads\LeadStatusRule;
use App\Enums\AustralianState;
use App\Enums\LeadStatus;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\Filters\TextFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Leads as rows of a list and cards of the board. With a LeadStatus as scope it is one column of the board.
 *
 * @extends ListDefinition<LeadRow>
 */
final readonly class LeadList extends ListDefinition
{
    public const KEY = 'leads';

    public const TITLE = 'Leads';

    public const ID_COLUMN = 'leads.id';

    public const DEFAULT_ORDER = 'due';

    public const COLLEAGUES = ['owner' => 'owner_id'];

    public const PARAMETERS = ['view' => 'in:list,board'];

    public const SEARCH_HINT = 'Name, phone or email…';

    public const SECONDARY_FILTERS = ['state', 'company', 'next_action_due_at', 'created_at'];

    /** @param  string  $timezone  of the business; due dates are days in it */
    public function __construct(private SearchIndex $index, private EditScope $scope, #[Config('paddock.timezone')] private string $timezone) {}

    public function sorts(): array
    {
        return [
            Sort::by('name', 'leads.last_name', 'leads.first_name'),
            Sort::by('status', 'leads.status'),
            Sort::nullable('due', 'leads.next_action_due_at'),
            Sort::by('created_at', 'leads.created_at'),
        ];
    }

    public function filters(ListContext $context): array
    {
        $due = array_column(LeadDue::cases(), null, 'value');

        return [
            ChoiceFilter::enum('status', 'Status', 'leads.status', LeadStatus::class),
            ChoiceFilter::ids(
                'owner',
                'Owner',
                'leads.owner_id',
                isNullable: true,
                words: ['me' => $context->viewer->id, 'unassigned' => null],
            ),
            new NamedFilter(
                'due',
                'Due',
                array_map(static fn (LeadDue $when) => $when->apply(...), $due),
                array_map(static fn (LeadDue $when): string => $when->label(), $due),
            ),
            new TextFilter('source', 'Source', 'leads.source', isNullable: true),
            ChoiceFilter::enum('state', 'State', 'leads.state', AustralianState::class, isNullable: true),
            ChoiceFilter::ids('company', 'Company', 'leads.company_id', isNullable: true),
            new DateFilter('next_action_due_at', 'Due date', 'leads.next_action_due_at', $this->timezone, isNullable: true),
            new DateFilter('created_at', 'Created', 'leads.created_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Lead', sort: 'name')->csv('Name'),
            Column::of('mobile', 'Mobile')->csv(),
            Column::of('email', 'Email')->csv(),
            Column::of('source', 'Source')->csv(),
            Column::of('company_name', 'Company')->csv(),
            Column::of('state', 'State')->csv(value: static fn (LeadRow $lead): ?string => $lead->state?->value),
            Column::of('owner_name', 'Owner')->csv(),
            Column::of('status', 'Status', sort: 'status')->csv()->csv('Lost because', static fn (LeadRow $lead): ?string => $lead->lost_reason),
            Column::of('next_action', 'Next action')->csv(),
            Column::of('due_on', 'Due', sort: 'due')->csv(),
            Column::of('created_at', 'Created', sort: 'created_at')->csvTime(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('leads')
            ->whereNull('leads.deleted_at')
            ->when(
                $context->scope instanceof LeadStatus,
                static fn (Builder $leads): Builder => $leads->where('leads.status', $context->scope(LeadStatus::class)->value),
            );
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $this->index->constrain($rows, 'leads.id', 'lead', SearchText::parse($text, ContactMask::isLifted($context->viewer)));
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('companies', 'companies.id', '=', 'leads.company_id')
            ->select([
                'leads.id', 'leads.first_name', 'leads.last_name', 'leads.mobile_e164', 'leads.email', 'leads.state', 'leads.source', 'leads.status',
                'leads.owner_id', 'leads.next_action', 'leads.next_action_due_at', 'leads.lost_reason', 'leads.client_id', 'leads.created_at',
                'companies.name as company_name', 'companies.color as company_color', 'companies.logo_path as company_logo',
            ]);
    }

    protected function load(array $rows, ListContext $context): void
    {
        foreach ($rows as $row) {
            $row->can_work = $this->scope->includes($context->viewer, $row->owner_id === null ? null : (int) $row->owner_id);
        }
    }

    protected function row(stdClass $row, ListContext $context): LeadRow
    {
        $status = LeadStatus::from($row->status);
        $due = $row->next_action_due_at === null ? null : CarbonImmutable::parse($row->next_action_due_at, 'UTC');

        return DataFactory::make(LeadRow::class, $row, [
            'mobile' => ContactMask::show($context->viewer, 'mobile_e164', $row->mobile_e164 === null ? null : AustralianMobile::national($row->mobile_e164)),
            'email' => ContactMask::show($context->viewer, 'email', $row->email),
            'status' => $status,
            'due_on' => LeadDue::day($due),
            'is_overdue' => LeadStatusRule::isOpen($status) && LeadDue::isOverdue($due),
        ]);
    }
}
