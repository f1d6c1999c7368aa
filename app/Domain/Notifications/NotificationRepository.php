<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Data\Notifications\NotificationFilters;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\Notification;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

final readonly class NotificationRepository
{
    public function __construct(private Outbox $outbox) {}

    /** @return Builder<Notification> the user's notifications that match the filters and that the user may still read */
    public function of(User $owner, NotificationFilters $filters): Builder
    {
        return Notification::query()
            ->where('user_id', $owner->id)
            ->whereIn('type', NotificationDefinition::visibleTo($owner))
            ->when($filters->type !== [], static fn (Builder $query): Builder => $query->whereIn('type', $filters->type))
            ->when(
                $filters->state !== null,
                static fn (Builder $query): Builder => $query->where('is_read', $filters->state === 'read'),
            )
            ->when(
                $filters->from,
                static fn (Builder $query, string $day): Builder => $query->where(
                    'notified_at',
                    '>=',
                    self::startOfDay($day, $owner),
                ),
            )
            ->when(
                $filters->to,
                static fn (Builder $query, string $day): Builder => $query->where(
                    'notified_at',
                    '<',
                    self::startOfDay($day, $owner, daysLater: 1),
                ),
            );
    }

    /**
     * Marks unread notifications as read and updates their owners' screens, in one transaction.
     *
     * @param  Builder<Notification>  $notifications
     * @param  string|null  $socketId  the tab that already shows the change
     * @return int how many were unread
     */
    public function markRead(Builder $notifications, ?string $socketId = null): int
    {
        return DB::transaction(function () use ($notifications, $socketId): int {
            $unread = $notifications->where('is_read', false)->orderBy('id')->lockForUpdate()->get(['id', 'user_id', 'type']);

            foreach (array_chunk($unread->modelKeys(), 500) as $ids) {
                Notification::query()->whereKey($ids)->update(['is_read' => true, 'read_at' => now()]);
            }
            $this->outbox->broadcast($this->readEvents($unread, $socketId));

            return $unread->count();
        }, 3);
    }

    /**
     * @param  Collection<int, Notification>  $read
     * @return list<OutgoingEvent> one per type
     */
    private function readEvents(Collection $read, ?string $socketId): array
    {
        return array_values($read->groupBy('type')->map(static fn (Collection $ofType): OutgoingEvent => new OutgoingEvent(
            LiveChannel::Read,
            array_values($ofType->map(static fn (Notification $notification): array => [$notification->user_id, $notification->id])->all()),
            ['is_read' => true, 'type' => $ofType->firstOrFail()->type],
            $socketId,
        ))->all());
    }

    /** Midnight in the user's time zone. Days are not always 24 hours long. */
    private static function startOfDay(string $day, User $owner, int $daysLater = 0): CarbonImmutable
    {
        return CarbonImmutable::parse($day, $owner->timezone)->addDays($daysLater)->startOfDay()->utc();
    }
}
