<?php

declare(strict_types=1);

namespace App\Lists\Messages;

use App\Data\Messages\AutoCommunicationRow;
use App\Enums\Ability;
use App\Enums\AutoCommunicationStatus;
use App\Enums\AutoMessageTrigger;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\RareFilter;
use App\Lists\Filters\RareFirst;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\BankLineText;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Messages that auto messages sent or held back, newest first.
 *
 * @extends ListDefinition<AutoCommunicationRow>
 */
final readonly class AutoCommunicationList extends ListDefinition
{
    public const KEY = 'communications';

    public const TITLE = 'Auto communications';

    public const NOUN = 'auto communications';

    public const FILENAME = 'auto-communications';

    public const ID_COLUMN = 'auto_communications.id';

    public const DEFAULT_ORDER = '-created_at';

    public const SEARCH_HINT = 'Client or PIN…';

    public function __construct(private SearchIndex $index) {}

    public function sorts(): array
    {
        return [Sort::by('created_at', 'auto_communications.created_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            new RareFilter(ChoiceFilter::plainEnum('status', 'Status', 'auto_communications.status', AutoCommunicationStatus::class), self::ID_COLUMN),
            new RareFilter(ChoiceFilter::plainEnum('trigger', 'Sent when', 'auto_communications.trigger', AutoMessageTrigger::class), self::ID_COLUMN),
            new DateRangeFilter('created', 'Time', 'auto_communications.created_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Client')->csv()->csv('PIN', static fn (AutoCommunicationRow $row): string => $row->pin),
            Column::of('created_at', 'Time', sort: 'created_at')->csvTime(),
            Column::of('trigger', 'Sent when')->csv(),
            Column::of('template_name', 'Template')->csv(),
            Column::of('body', 'Text', ability: Ability::ViewSmsPanel)->csv(),
            Column::of('status', 'Status')->csv()->csv('Reason', static fn (AutoCommunicationRow $row): ?string => $row->reason),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        RareFirst::narrow(
            $rows,
            self::ID_COLUMN,
            fn (Builder $some) => $this->index->constrain(
                $some,
                'auto_communications.client_id',
                'client',
                SearchText::parse($text, ContactMask::isLifted($context->viewer)),
            ),
        );
    }

    /** A message that is not queued yet shows the template of its auto message. Left joins make the database read in the order of the list. */
    protected function select(Builder $rows): Builder
    {
        return $rows->leftJoin('clients', 'clients.id', '=', 'auto_communications.client_id')
            ->leftJoin('auto_messages', 'auto_messages.id', '=', 'auto_communications.auto_message_id')
            ->leftJoin('message_templates as current', 'current.id', '=', 'auto_messages.template_id')
            ->leftJoin('message_templates as sent', 'sent.id', '=', 'auto_communications.message_template_id')
            ->select(['auto_communications.*', 'clients.first_name', 'clients.last_name', 'clients.pin'])
            ->selectRaw('coalesce(sent.name, current.name) as template_name');
    }

    protected function row(stdClass $row, ListContext $context): AutoCommunicationRow
    {
        return DataFactory::make(AutoCommunicationRow::class, $row, [
            'body' => ContactMask::isLifted($context->viewer) ? $row->body : null,
            // The gateway's words may name the number.
            'reason' => BankLineText::maskedIfAny($row->reason, $context->viewer),
        ]);
    }
}
