<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Models\Notification;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutgoingEvent;
use App\Services\Realtime\LiveChannel;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/** Marks notifications read and tells their owners' screens, in one transaction. */
final readonly class ReadMarker
{
    public function __construct(private Outbox $outbox) {}

    /**
     * @param  Builder<Notification>  $notifications  those that are read already are left alone
     * @param  string|null  $socketId  the tab that already knows
     * @return int how many were unread
     */
    public function mark(Builder $notifications, ?string $socketId = null): int
    {
        return DB::transaction(function () use ($notifications, $socketId): int {
            $unread = $notifications->where('is_read', false)->orderBy('id')->lockForUpdate()->get(['id', 'user_id', 'type']);

            foreach (array_chunk($unread->modelKeys(), 500) as $ids) {
                Notification::query()->whereKey($ids)->update(['is_read' => true, 'read_at' => now()]);
            }

            $this->outbox->broadcast($this->events($unread, $socketId));

            return $unread->count();
        }, 3);
    }

    /**
     * @param  Collection<int, Notification>  $read
     * @return list<OutgoingEvent> one of each type
     */
    private function events(Collection $read, ?string $socketId): array
    {
        return array_values($read->groupBy('type')->map(static fn (Collection $ofType): OutgoingEvent => new OutgoingEvent(
            LiveChannel::Read,
            array_values($ofType->map(static fn (Notification $notification): array => [$notification->user_id, $notification->id])->all()),
            ['is_read' => true, 'type' => $ofType->firstOrFail()->type],
            $socketId,
        ))->all());
    }
}
