<?php

declare(strict_types=1);

namespace App\Queries\Notifications;

use App\Data\Notifications\NotificationData;
use App\Data\Notifications\NotificationFilters;
use App\Data\Notifications\NotificationIndexPage;
use App\Models\Notification;
use App\Models\User;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Services\Notifications\NotificationFeed;
use App\Services\Notifications\NotificationPresenter;
use stdClass;

/** One person's notifications, newest first. */
final readonly class NotificationIndexQuery
{
    public function __construct(private OwnNotifications $own, private ListReader $reader, private NotificationPresenter $presenter) {}

    public function page(User $owner, NotificationFilters $filters, ListState $state): NotificationIndexPage
    {
        $filtered = $this->own->matching($owner, $filters)->toBase();
        $page = $this->reader->page((clone $filtered)->select('notifications.id'), 'notifications.id', $state);

        return new NotificationIndexPage(
            $this->present(array_map(static fn (stdClass $row): int => (int) $row->id, $page->rows), $owner),
            $this->reader->meta($filtered, $page, $state),
            $filters,
            NotificationFeed::visibleTo($owner),
        );
    }

    /**
     * @param  list<int>  $ids  in the list's order
     * @return list<NotificationData>
     */
    private function present(array $ids, User $owner): array
    {
        $place = array_flip($ids);

        return array_values(Notification::query()
            ->with(NotificationPresenter::relations())
            ->findMany($ids)
            ->sortBy(static fn (Notification $row): int => $place[$row->id])
            ->map(fn (Notification $row): NotificationData => $this->presenter->present($row, $owner->timezone))
            ->all());
    }
}
