<?php

declare(strict_types=1);

namespace App\Lists\Notifications;

use App\Data\Notifications\NotificationData;
use App\Data\Notifications\NotificationFilters;
use App\Domain\Notifications\NotificationPresenter;
use App\Domain\Notifications\NotificationRepository;
use App\Enums\NotificationType;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\Filters\NamedFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\Notification;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * The viewer's notifications.
 *
 * @extends ListDefinition<NotificationData>
 */
final readonly class NotificationList extends ListDefinition
{
    public const KEY = 'notifications';

    public const TITLE = 'Notifications';

    public const ID_COLUMN = 'notifications.id';

    public const DEFAULT_ORDER = '-notified_at';

    public function __construct(private NotificationRepository $notifications, private NotificationPresenter $presenter) {}

    /** The filters in use, for the page's "Mark all as read". */
    public static function filtersOf(ListParameters $parameters): NotificationFilters
    {
        $types = $parameters->valueOf('type');
        $state = $parameters->valueOf('state');
        [$from, $to] = explode(',', $parameters->valueOf('date') ?? ',');

        return new NotificationFilters(
            $types === null ? [] : array_map(NotificationType::from(...), explode(',', $types)),
            $state === 'read' || $state === 'unread' ? $state : null,
            $from === '' ? null : $from,
            $to === '' ? null : $to,
        );
    }

    public function sorts(): array
    {
        return [Sort::by('notified_at', 'notifications.notified_at')];
    }

    public function filters(ListContext $context): array
    {
        return [
            ChoiceFilter::plainEnum('type', 'Type', 'notifications.type', NotificationType::class),
            new DateRangeFilter('date', 'Date', 'notifications.notified_at', $context->viewer->timezone),
            new NamedFilter('state', 'Status', [
                'unread' => static fn (Builder $notifications): Builder => $notifications->where('notifications.is_read', false),
                'read' => static fn (Builder $notifications): Builder => $notifications->where('notifications.is_read', true),
            ], ['unread' => 'Unread', 'read' => 'Read']),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('body', 'Notification'),
            Column::of('type', 'Type'),
            Column::of('client', 'Client'),
            Column::of('company', 'Company'),
            Column::of('notified_at', 'When', sort: 'notified_at'),
            Column::of('is_read', 'Status'),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return $this->notifications->of($context->viewer, new NotificationFilters)->toBase();
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select('notifications.id');
    }

    protected function load(array $rows, ListContext $context): void
    {
        $found = Notification::query()->with(NotificationPresenter::relations())->findMany(array_column($rows, 'id'))->keyBy('id');
        foreach ($rows as $row) {
            $row->notification = $found->get($row->id);
        }
    }

    protected function row(stdClass $row, ListContext $context): ?NotificationData
    {
        return $row->notification === null ? null : $this->presenter->present($row->notification, $context->viewer->timezone);
    }
}
