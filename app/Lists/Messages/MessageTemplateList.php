<?php

declare(strict_types=1);

namespace App\Lists\Messages;

use App\Data\Messages\MessageTemplateRow;
use App\Enums\MessageChannel;
use App\Enums\MessageTemplateStatus;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use App\Support\LikeText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Every version of the SMS templates, by name.
 *
 * @extends ListDefinition<MessageTemplateRow>
 */
final readonly class MessageTemplateList extends ListDefinition
{
    public const KEY = 'templates';

    public const TITLE = 'Templates';

    public const ID_COLUMN = 'message_templates.id';

    public const DEFAULT_ORDER = 'name';

    public const SEARCH_HINT = 'Name or text…';

    public const COLLEAGUES = ['author' => 'author_id', 'approver' => 'approved_by'];

    public function sorts(): array
    {
        return [Sort::by('name', 'message_templates.name')];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::plainEnum('status', 'Status', 'message_templates.status', MessageTemplateStatus::class)];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'Name', sort: 'name'),
            Column::of('body', 'Text'),
            Column::of('status', 'Status'),
            Column::of('author_name', 'Written by'),
            Column::of('approver_name', 'Approved by'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('message_templates')->where('message_templates.channel', MessageChannel::Sms);
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        LikeText::anyContains($rows, ['message_templates.name', 'message_templates.body'], $text);
    }

    protected function row(stdClass $row, ListContext $context): MessageTemplateRow
    {
        return DataFactory::make(MessageTemplateRow::class, $row, ['is_own' => (int) $row->author_id === $context->viewer->id]);
    }
}
