<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Models\Notification;
use App\Services\Realtime\RealtimeBroadcaster;
use App\Services\Realtime\RealtimeEvent;
use Illuminate\Contracts\Broadcasting\Broadcaster;
use Illuminate\Contracts\Broadcasting\Factory;
use Illuminate\Database\Eloquent\Builder;
use Throwable;

/**
 * Publishes waiting events: several batches at once, and each person's events in the order they were written, as far as
 * they are published together.
 *
 * What fails comes later than what was written after it. So every event says what is true of its notification when it is
 * sent: news that was read is sent as read, and that it was read is not sent once it is unread again.
 */
final readonly class BroadcastPublisher
{
    public function __construct(private Factory $broadcasting) {}

    /**
     * @param  array<int, Delivery>  $deliveries  in the order they were written
     * @return array<int, Throwable> why a delivery was not published, by its key
     */
    public function publish(array $deliveries): array
    {
        $broadcaster = $this->broadcasting->connection();
        $events = $this->events($deliveries);
        $deliveries = array_intersect_key($deliveries, $events);

        return $broadcaster instanceof RealtimeBroadcaster
            ? $this->publishBatches($broadcaster, new Lanes($deliveries), $events)
            : $this->publishSingly($broadcaster, $events);
    }

    /**
     * What the rows say now, without what is no longer true.
     *
     * @param  array<int, Delivery>  $deliveries
     * @return array<int, RealtimeEvent> by the delivery's key
     */
    private function events(array $deliveries): array
    {
        $ids = ['news' => [], 'read' => []];
        foreach ($deliveries as $delivery) {
            $ids[$delivery->event->isNews() ? 'news' : 'read'][] = $delivery->notificationId;
        }
        $current = $deliveries === [] ? [] : Notification::query()
            ->where(static fn (Builder $told): Builder => $told->whereKey($ids['news'])->where('is_read', true))
            ->orWhere(static fn (Builder $read): Builder => $read->whereKey($ids['read']))
            ->get(['id', 'is_read', 'notified_at'])
            ->getDictionary();

        $events = [];
        foreach ($deliveries as $key => $delivery) {
            $notification = $current[$delivery->notificationId] ?? null;
            if ($notification === null || ! $delivery->isOutdated($notification)) {
                $events[$key] = $delivery->toRealtimeEvent($notification);
            }
        }

        return $events;
    }

    /**
     * @param  array<int, RealtimeEvent>  $events
     * @return array<int, Throwable>
     */
    private function publishBatches(RealtimeBroadcaster $broadcaster, Lanes $lanes, array $events): array
    {
        $failures = [];

        while (($round = $lanes->next()) !== []) {
            $failed = $broadcaster->broadcastBatches(array_map(
                static fn (array $batch): array => array_map(static fn (int $key): RealtimeEvent => $events[$key], $batch),
                $round,
            ));

            foreach ($failed as $lane => $exception) {
                $failures += array_fill_keys([...$round[$lane], ...$lanes->holdBack($lane, $round[$lane])], $exception);
            }
            if ($this->serverIsDown($failed, $round)) {
                return $failures + array_fill_keys($lanes->rest(), reset($failed));
            }
        }

        return $failures;
    }

    /**
     * Nothing more is tried once a whole round met no server: each further one would wait for its time-out.
     *
     * @phpstan-assert-if-true non-empty-array<int, Throwable> $failed
     *
     * @param  array<int, Throwable>  $failed  by lane
     * @param  array<int, non-empty-list<int>>  $round
     */
    private function serverIsDown(array $failed, array $round): bool
    {
        $refused = array_filter($failed, static fn (Throwable $failure): bool => $failure->getCode() >= 400 && $failure->getCode() < 500);

        return $refused === [] && count($failed) === count($round);
    }

    /**
     * For Laravel's `log` and `null` drivers.
     *
     * @param  array<int, RealtimeEvent>  $events
     * @return array<int, Throwable>
     */
    private function publishSingly(Broadcaster $broadcaster, array $events): array
    {
        $failures = [];
        foreach ($events as $key => $event) {
            try {
                $broadcaster->broadcast($event->channels, $event->name, $event->payload);
            } catch (Throwable $exception) {
                $failures[$key] = $exception;
            }
        }

        return $failures;
    }
}
