<?php

declare(strict_types=1);

namespace App\Lists\Messages;

use App\Data\Messages\AutoMessageRow;
use App\Enums\AutoMessageTrigger;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\YesNoFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\Company;
use App\Support\DataFactory;
use App\Support\Dollars;
use App\Support\LikeText;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Auto messages, by what causes them.
 *
 * @extends ListDefinition<AutoMessageRow>
 */
final readonly class AutoMessageList extends ListDefinition
{
    public const KEY = 'auto_messages';

    public const TITLE = 'Auto messages';

    public const ID_COLUMN = 'auto_messages.id';

    public const DEFAULT_ORDER = 'trigger';

    public const SEARCH_HINT = 'Template or text…';

    public function sorts(): array
    {
        return [Sort::by('trigger', 'auto_messages.trigger')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('trigger', 'Sent when', 'auto_messages.trigger', AutoMessageTrigger::class),
            new YesNoFilter('enabled', 'Enabled', 'auto_messages.is_enabled', isRare: false),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('trigger', 'Sent when', sort: 'trigger'),
            Column::of('is_marketing', 'Kind'),
            Column::of('conditions', 'Only for'),
            Column::of('template_name', 'Template'),
            Column::of('is_enabled', 'Status'),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $rows->whereIn(
            'auto_messages.template_id',
            static fn (Builder $templates) => LikeText::anyContains(
                $templates->from('message_templates')->select('id'),
                ['name', 'body'],
                $text,
            ),
        );
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('message_templates', 'message_templates.id', '=', 'auto_messages.template_id')
            ->select([
                'auto_messages.*',
                'message_templates.name as template_name',
                'message_templates.version as template_version',
                'message_templates.body as template_body',
            ]);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $companies = Company::query()->pluck('name', 'id');
        foreach ($rows as $row) {
            foreach (['company_id', 'state', 'min_cents', 'days'] as $condition) {
                $row->{$condition} = json_decode($row->conditions, true)[$condition] ?? null;
            }
            $row->company_name = $companies[$row->company_id] ?? null;
        }
    }

    protected function row(stdClass $row, ListContext $context): AutoMessageRow
    {
        $words = array_filter([
            $row->company_name,
            $row->state,
            $row->min_cents === null ? null : 'from '.Dollars::of($row->min_cents),
            $row->days === null ? null : "after {$row->days} days",
        ]);

        return DataFactory::make(AutoMessageRow::class, $row, [
            'is_marketing' => AutoMessageTrigger::from($row->trigger)->purpose()->isMarketing(),
            'conditions' => $words === [] ? null : ucfirst(implode(', ', $words)),
        ]);
    }
}
