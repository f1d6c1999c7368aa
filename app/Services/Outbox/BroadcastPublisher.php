<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Models\Notification;
use App\Services\Realtime\RealtimeBroadcaster;
use App\Services\Realtime\RealtimeEvent;
use Closure;
use Illuminate\Broadcasting\BroadcastException;
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
    /** Answers to what a call carried. Any other failure is the server's own, and every other call would meet it too. */
    private const REFUSED = [400, 413, 422];

    public function __construct(private Factory $broadcasting) {}

    /**
     * @param  array<int, Delivery>  $deliveries  in the order they were written
     * @param  float  $until  Unix time after which no further calls are made; the rest fails
     * @param  Closure(list<int>): void  $done  told, again and again, the keys of deliveries that are published or outdated
     * @return array<int, Throwable> why a delivery was not published, by its key
     */
    public function publish(array $deliveries, float $until, Closure $done): array
    {
        $broadcaster = $this->broadcasting->connection();
        $events = $this->events($deliveries);
        $done(array_keys(array_diff_key($deliveries, $events)));

        return $broadcaster instanceof RealtimeBroadcaster
            ? $this->publishBatches($broadcaster, new Lanes(array_intersect_key($deliveries, $events)), $events, $until, $done)
            : $this->publishSingly($broadcaster, $events, $done);
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
     * @param  Closure(list<int>): void  $done
     * @return array<int, Throwable>
     */
    private function publishBatches(RealtimeBroadcaster $broadcaster, Lanes $lanes, array $events, float $until, Closure $done): array
    {
        $failures = [];

        while (($round = $lanes->next()) !== []) {
            $failed = $broadcaster->broadcastBatches(array_map(
                static fn (array $batch): array => array_map(static fn (int $key): RealtimeEvent => $events[$key], $batch),
                $round,
            ));
            $done(array_merge(...array_diff_key($round, $failed)));

            foreach ($failed as $lane => $exception) {
                $failures += array_fill_keys($this->failedBy($exception, $round[$lane], $lane, $lanes), $exception);
            }
            $end = $this->end($failed, $round, $until);
            if ($end !== null) {
                return $failures + array_fill_keys($lanes->rest(), $end);
            }
        }

        return $failures;
    }

    /**
     * One bad event must not hold nine good ones back: a batch that was refused is sent again, each event alone.
     *
     * @param  non-empty-list<int>  $batch
     * @return list<int> what is not published because of it, by the deliveries' keys
     */
    private function failedBy(Throwable $exception, array $batch, int $lane, Lanes $lanes): array
    {
        if (! $this->isRefusal($exception)) {
            return [...$batch, ...$lanes->holdBack($lane, $batch)];
        }
        if (count($batch) > 1) {
            $lanes->split($lane, $batch);

            return [];
        }

        return $batch;
    }

    /**
     * Nothing more is tried once a whole round met no server: each further one would wait for its time-out.
     *
     * @param  array<int, Throwable>  $failed  by lane
     * @param  array<int, non-empty-list<int>>  $round
     * @return Throwable|null why nothing more is published now
     */
    private function end(array $failed, array $round, float $until): ?Throwable
    {
        if (count($failed) === count($round) && array_filter($failed, $this->isRefusal(...)) === []) {
            return reset($failed) ?: null;
        }

        return microtime(true) < $until ? null : new BroadcastException('The realtime server is too slow: the rest of the events waits.');
    }

    private function isRefusal(Throwable $failure): bool
    {
        return in_array($failure->getCode(), self::REFUSED, true);
    }

    /**
     * For Laravel's `log` and `null` drivers.
     *
     * @param  array<int, RealtimeEvent>  $events
     * @param  Closure(list<int>): void  $done
     * @return array<int, Throwable>
     */
    private function publishSingly(Broadcaster $broadcaster, array $events, Closure $done): array
    {
        $failures = [];
        foreach ($events as $key => $event) {
            try {
                $broadcaster->broadcast($event->channels, $event->name, $event->payload);
            } catch (Throwable $exception) {
                $failures[$key] = $exception;
            }
        }
        $done(array_keys(array_diff_key($events, $failures)));

        return $failures;
    }
}
