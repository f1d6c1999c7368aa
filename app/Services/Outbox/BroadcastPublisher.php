<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Models\Notification;
use App\Services\Realtime\RealtimeApi;
use App\Services\Realtime\RealtimeBroadcaster;
use App\Services\Realtime\RealtimeEvent;
use Illuminate\Contracts\Broadcasting\Broadcaster;
use Illuminate\Contracts\Broadcasting\Factory;
use Throwable;

/**
 * Publishes waiting events: several batches at once, and each person's events in the order they were written.
 *
 * People are spread over lanes. All events of one person stay in one lane, the batches of a lane follow each other, and
 * the server takes a batch in order.
 */
final readonly class BroadcastPublisher
{
    private const LANES = 5;

    public function __construct(private Factory $broadcasting) {}

    /**
     * @param  array<int, Delivery>  $deliveries  in the order they were written
     * @return array<int, Throwable> why a delivery was not published, by its key
     */
    public function publish(array $deliveries): array
    {
        $broadcaster = $this->broadcasting->connection();
        $events = $this->events($deliveries);
        $lanes = $this->lanes($deliveries);
        $failures = [];

        while (array_filter($lanes) !== []) {
            $round = array_map(static fn (array $lane): array => $lane[0], array_filter($lanes));
            $lanes = array_map(static fn (array $lane): array => array_slice($lane, 1), $lanes);
            $failed = $broadcaster instanceof RealtimeBroadcaster
                ? $this->publishRound($broadcaster, $round, $events)
                : $this->publishSingly($broadcaster, $round, $events);
            $failures += $failed;

            if ($failed !== [] && $this->serverIsDown($failed, $round)) {
                return $failures + array_fill_keys(array_merge(...array_merge(...$lanes)), reset($failed));
            }
        }

        return $failures;
    }

    /**
     * What the rows say now: a notification that was read while its event waited must not come back unread.
     *
     * @param  array<int, Delivery>  $deliveries
     * @return array<int, RealtimeEvent> by the delivery's key
     */
    private function events(array $deliveries): array
    {
        $told = array_filter($deliveries, static fn (Delivery $delivery): bool => $delivery->event->isNews());
        $read = $told === [] ? [] : Notification::query()
            ->whereKey(array_unique(array_map(static fn (Delivery $delivery): int => $delivery->notificationId, $told)))
            ->where('is_read', true)
            ->pluck('id', 'id')
            ->all();

        return array_map(static fn (Delivery $delivery): RealtimeEvent => $delivery->toRealtimeEvent(
            isRead: $delivery->event->isNews() && isset($read[$delivery->notificationId]),
        ), $deliveries);
    }

    /**
     * Nothing more is tried once a whole round met no server: each further one would wait for its time-out.
     *
     * @param  array<int, Throwable>  $failed
     * @param  array<int, non-empty-list<int>>  $round
     */
    private function serverIsDown(array $failed, array $round): bool
    {
        $refused = array_filter($failed, static fn (Throwable $failure): bool => $failure->getCode() >= 400 && $failure->getCode() < 500);

        return $refused === [] && count($failed) === array_sum(array_map(count(...), $round));
    }

    /**
     * @param  array<int, Delivery>  $deliveries
     * @return array<int, array<int, non-empty-list<int>>> batches of their keys, by lane
     */
    private function lanes(array $deliveries): array
    {
        $laneOf = [];
        $lanes = array_fill(0, self::LANES, []);
        $lengths = array_fill(0, self::LANES, 0);

        foreach ($deliveries as $key => $delivery) {
            $lane = $laneOf[$delivery->userId] ??= (int) array_search(min($lengths), $lengths, true);
            $lengths[$lane]++;
            $last = count($lanes[$lane]) - 1;
            if ($last >= 0 && $this->fits($delivery, $lanes[$lane][$last], $deliveries)) {
                $lanes[$lane][$last][] = $key;
            } else {
                $lanes[$lane][] = [$key];
            }
        }

        return $lanes;
    }

    /**
     * @param  non-empty-list<int>  $batch
     * @param  array<int, Delivery>  $deliveries
     */
    private function fits(Delivery $delivery, array $batch, array $deliveries): bool
    {
        return count($batch) < RealtimeApi::BATCH && ! $delivery->travelsAlone() && ! $deliveries[$batch[0]]->travelsAlone();
    }

    /**
     * @param  array<int, non-empty-list<int>>  $round  one batch of each lane
     * @param  array<int, RealtimeEvent>  $events
     * @return array<int, Throwable>
     */
    private function publishRound(RealtimeBroadcaster $broadcaster, array $round, array $events): array
    {
        $refused = $broadcaster->broadcastBatches(array_map(
            static fn (array $batch): array => array_map(static fn (int $key): RealtimeEvent => $events[$key], $batch),
            $round,
        ));

        $failures = [];
        foreach ($refused as $lane => $exception) {
            $failures += array_fill_keys($round[$lane], $exception);
        }

        return $failures;
    }

    /**
     * For Laravel's `log` and `null` drivers.
     *
     * @param  array<int, non-empty-list<int>>  $round
     * @param  array<int, RealtimeEvent>  $events
     * @return array<int, Throwable>
     */
    private function publishSingly(Broadcaster $broadcaster, array $round, array $events): array
    {
        $failures = [];
        foreach (array_merge(...$round) as $key) {
            try {
                $broadcaster->broadcast($events[$key]->channels, $events[$key]->name, $events[$key]->payload);
            } catch (Throwable $exception) {
                $failures[$key] = $exception;
            }
        }

        return $failures;
    }
}
