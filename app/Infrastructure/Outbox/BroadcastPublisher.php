<?php

declare(strict_types=1);

namespace App\Infrastructure\Outbox;

use App\Infrastructure\Monitoring\Recorder;
use App\Infrastructure\Realtime\RealtimeBroadcaster;
use App\Infrastructure\Realtime\RealtimeEvent;
use App\Models\Notification;
use App\Models\User;
use Closure;
use Illuminate\Broadcasting\BroadcastException;
use Illuminate\Contracts\Broadcasting\Broadcaster;
use Illuminate\Contracts\Broadcasting\Factory;
use Illuminate\Database\Eloquent\Builder;
use Throwable;

/**
 * Publishes deliveries in parallel batches, and each person's events in the order they were written.
 *
 * A postponed event is sent after newer ones. So every event is checked against its notification first: a notification that
 * was read since is sent as read, and an event that marks it as read is dropped once it is unread again. An event
 * that needs an ability is dropped when the user has lost it.
 */
final readonly class BroadcastPublisher
{
    private const PARALLEL_CALLS = 5;

    /** Statuses that refuse the content of a call. Any other failure is the server's, and the next call would fail too. */
    private const REFUSED = [400, 413, 422];

    public function __construct(private Factory $broadcasting, private Recorder $recorder) {}

    /**
     * @param  array<int, Delivery>  $deliveries  in the order they were written
     * @param  float  $until  Unix time after which no further calls are made; the rest fails
     * @param  Closure(list<int>): void  $finish  called repeatedly with the keys of published or outdated deliveries
     * @return array<int, Throwable> failures, by the delivery's key
     */
    public function publish(array $deliveries, float $until, Closure $finish): array
    {
        $events = $this->currentEvents($deliveries);
        $finish(array_keys(array_diff_key($deliveries, $events)));

        $broadcaster = $this->broadcasting->connection();

        $failures = $broadcaster instanceof RealtimeBroadcaster
            ? $this->publishBatches($broadcaster, array_intersect_key($deliveries, $events), $events, $until, $finish)
            : $this->publishSingly($broadcaster, $events, $finish);
        $this->recorder->broadcasts(array_map(static fn (RealtimeEvent $event): array => [$event->name, count($event->channels)], $events), $failures);

        return $failures;
    }

    /**
     * @param  array<int, Delivery>  $deliveries
     * @return array<int, RealtimeEvent> up-to-date events by the delivery's key, without outdated ones
     */
    private function currentEvents(array $deliveries): array
    {
        $new = $read = [];
        foreach ($deliveries as $delivery) {
            $delivery->event->carriesNotification() ? $new[] = $delivery->notificationId : $read[] = $delivery->notificationId;
        }
        $changed = $deliveries === [] ? [] : Notification::query()
            ->where(static fn (Builder $query): Builder => $query->whereKey($new)->where('is_read', true))
            ->orWhere(static fn (Builder $query): Builder => $query->whereKey($read))
            ->get(['id', 'is_read', 'notified_at'])
            ->getDictionary();

        $events = $holders = [];
        foreach ($deliveries as $key => $delivery) {
            $ability = $delivery->event->ability;
            if ($ability !== null && ! ($holders[$ability->value] ??= User::holding($ability)->pluck('id', 'id'))->has($delivery->userId)) {
                continue;
            }
            $notification = $changed[$delivery->notificationId] ?? null;
            if ($notification === null || ! $delivery->isOutdated($notification)) {
                $events[$key] = $delivery->toRealtimeEvent($notification);
            }
        }

        return $events;
    }

    /**
     * One person's deliveries share a lane, and a lane has one call at a time: this keeps their order.
     *
     * @param  array<int, Delivery>  $deliveries
     * @param  array<int, RealtimeEvent>  $events
     * @param  Closure(list<int>): void  $finish
     * @return array<int, Throwable>
     */
    private function publishBatches(RealtimeBroadcaster $broadcaster, array $deliveries, array $events, float $until, Closure $finish): array
    {
        $lanes = $this->lanes($deliveries, $broadcaster->batchEvents());
        $failures = $singles = [];

        while ($lanes !== []) {
            $round = [];
            foreach ($lanes as $lane => $keys) {
                $round[$lane] = array_slice($keys, 0, ($singles[$lane] ?? 0) > 0 ? 1 : $broadcaster->batchEvents());
            }
            $failed = $broadcaster->broadcastBatches(array_map(
                static fn (array $batch): array => array_map(static fn (int $key): RealtimeEvent => $events[$key], $batch),
                $round,
            ));
            $finish(array_merge(...array_diff_key($round, $failed)));

            foreach ($round as $lane => $batch) {
                $failure = $failed[$lane] ?? null;
                if ($failure !== null && self::isRefusal($failure) && count($batch) > 1) {
                    // One bad event must not stop the others: the batch is sent again, one event per call.
                    $singles[$lane] = count($batch);

                    continue;
                }
                if ($failure !== null) {
                    $batch = self::isRefusal($failure) ? $batch : $this->ofSamePeople($batch, $lanes[$lane], $deliveries);
                    $failures += array_fill_keys($batch, $failure);
                }
                $singles[$lane] = ($singles[$lane] ?? 0) - 1;
                $lanes[$lane] = array_values(array_diff($lanes[$lane], $batch));
            }

            $lanes = array_filter($lanes);
            $stop = $this->stopReason($failed, $round, $until);
            if ($stop !== null) {
                return $failures + array_fill_keys(array_merge(...$lanes), $stop);
            }
        }

        return $failures;
    }

    /**
     * As few lanes as fill their batches: what fits in one call is one call.
     *
     * @param  array<int, Delivery>  $deliveries
     * @return array<int, non-empty-list<int>> keys of deliveries
     */
    private function lanes(array $deliveries, int $batchEvents): array
    {
        $count = min(self::PARALLEL_CALLS, (int) ceil(count($deliveries) / $batchEvents));
        $lanes = $laneOf = [];
        foreach ($deliveries as $key => $delivery) {
            $lane = $laneOf[$delivery->userId] ??= count($laneOf) % $count;
            $lanes[$lane][] = $key;
        }

        return $lanes;
    }

    /**
     * Later events of the people in a failed batch must wait with it.
     *
     * @param  list<int>  $batch
     * @param  list<int>  $lane
     * @param  array<int, Delivery>  $deliveries
     * @return list<int> the keys in the lane that belong to the people of the batch
     */
    private function ofSamePeople(array $batch, array $lane, array $deliveries): array
    {
        $people = [];
        foreach ($batch as $key) {
            $people[$deliveries[$key]->userId] = true;
        }

        return array_values(array_filter($lane, static fn (int $key): bool => isset($people[$deliveries[$key]->userId])));
    }

    /**
     * Stops after a round in which every call failed: each further one would wait for its timeout.
     *
     * @param  array<int, Throwable>  $failed  by lane
     * @param  array<int, list<int>>  $round
     * @return Throwable|null why no further calls are made
     */
    private function stopReason(array $failed, array $round, float $until): ?Throwable
    {
        if (count($failed) === count($round) && array_filter($failed, self::isRefusal(...)) === []) {
            return reset($failed) ?: null;
        }

        return microtime(true) < $until ? null : new BroadcastException('The realtime server is too slow. The remaining events are postponed.');
    }

    private static function isRefusal(Throwable $failure): bool
    {
        return in_array($failure->getCode(), self::REFUSED, true);
    }

    /**
     * For Laravel's `log` and `null` drivers.
     *
     * @param  array<int, RealtimeEvent>  $events
     * @param  Closure(list<int>): void  $finish
     * @return array<int, Throwable>
     */
    private function publishSingly(Broadcaster $broadcaster, array $events, Closure $finish): array
    {
        $failures = [];
        foreach ($events as $key => $event) {
            try {
                $broadcaster->broadcast($event->channels, $event->name, $event->payload);
            } catch (Throwable $exception) {
                $failures[$key] = $exception;
            }
        }
        $finish(array_keys(array_diff_key($events, $failures)));

        return $failures;
    }
}
