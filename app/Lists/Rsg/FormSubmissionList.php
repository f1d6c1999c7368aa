<?php

declare(strict_types=1);

namespace App\Lists\Rsg;

use App\Data\Rsg\FormSubmissionRow;
use App\Domain\Notifications\NotificationPresenter;
use App\Enums\RsgFormType;
use App\Enums\RsgWorkView;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Support\DataFactory;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Submitted RSG forms. Open ones are listed by due time, so overdue forms come first.
 *
 * @extends ListDefinition<FormSubmissionRow>
 */
final readonly class FormSubmissionList extends ListDefinition
{
    public const KEY = 'forms';

    public const TITLE = 'Forms';

    public const ID_COLUMN = 'rsg_form_submissions.id';

    public const DEFAULT_ORDER = 'due_at';

    public const COLLEAGUES = ['owner' => 'owner_id', 'resolver' => 'resolved_by'];

    public const PARAMETERS = ['view' => RsgWorkView::class];

    public const FILENAME = 'rsg-forms';

    public const SECONDARY_FILTERS = ['client', 'submitted', 'handled'];

    public function sorts(): array
    {
        return [Sort::by('due_at', 'rsg_form_submissions.due_at'), Sort::by('submitted_at', 'rsg_form_submissions.submitted_at')];
    }

    public function defaultOrder(array $query = []): ListOrder
    {
        return $this->order(RsgWorkView::of($query) === RsgWorkView::Open ? 'due_at' : '-submitted_at');
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('form_type', 'Form', 'rsg_form_submissions.form_type', RsgFormType::class),
            new NamedFilter('due', 'Due', RsgDue::conditions('rsg_form_submissions', 'resolved_at'), RsgDue::LABELS),
            ChoiceFilter::ids('owner', 'Owner', 'rsg_form_submissions.owner_id', isNullable: true, words: ['me' => $context->viewer->id, 'unassigned' => null]),
            ChoiceFilter::ids('client', 'Client', 'rsg_form_submissions.client_id', isNullable: true),
            new DateRangeFilter('submitted', 'Submitted', 'rsg_form_submissions.submitted_at', $context->viewer->timezone),
            new DateFilter('handled', 'Handled', 'rsg_form_submissions.resolved_at', $context->viewer->timezone, isNullable: true),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('form_type_name', 'Form')->csv(),
            Column::of('client', 'Client')
                ->csv('Client', static fn (FormSubmissionRow $form): ?string => $form->client?->full_name)
                ->csv('PIN', static fn (FormSubmissionRow $form): ?string => $form->client?->pin),
            Column::of('submitted_at', 'Submitted', sort: 'submitted_at')->csvTime(),
            Column::of('due_at', 'Due', sort: 'due_at')->csvTime(),
            Column::of('owner_name', 'Owner')->csv(),
            Column::of('status', 'Status')
                ->csv('Decision', static fn (FormSubmissionRow $form): ?string => $form->decision_text)
                ->csv('Handled by', static fn (FormSubmissionRow $form): ?string => $form->resolver_name)
                ->csvTime('Handled', static fn (FormSubmissionRow $form): ?string => $form->resolved_at),
        ];
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        $view = RsgWorkView::of($parameters->values);

        return $view === RsgWorkView::All ? $rows : $rows->whereNull('rsg_form_submissions.resolved_at', not: $view === RsgWorkView::Handled);
    }

    protected function select(Builder $rows): Builder
    {
        return RsgClientColumns::join($rows, 'rsg_form_submissions');
    }

    protected function row(stdClass $row, ListContext $context): FormSubmissionRow
    {
        return DataFactory::make(FormSubmissionRow::class, $row, [
            'form_type_name' => RsgFormType::from($row->form_type)->label(),
            'client' => RsgClientColumns::client($row),
            'created_at_human_format' => NotificationPresenter::humanFormat(CarbonImmutable::parse($row->created_at, 'UTC'), $context->viewer->timezone),
            'is_resolved' => $row->resolved_at !== null,
        ]);
    }
}
