<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Models\Notification;
use App\Models\OutboxMessage;
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
     * @param  array<int, OutboxMessage>  $rows  in the order they were written
     * @return array<int, Throwable> why a row was not published, by its id
     */
    public function publish(array $rows): array
    {
        $broadcaster = $this->broadcasting->connection();
        $events = $this->events($rows);
        $lanes = $this->lanes($rows);
        $failures = [];

        while (array_filter($lanes) !== []) {
            $round = array_map(static fn (array $lane): array => $lane[0], array_filter($lanes));
            $lanes = array_map(static fn (array $lane): array => array_slice($lane, 1), $lanes);
            $failed = $broadcaster instanceof RealtimeBroadcaster
                ? $this->publishRound($broadcaster, $round, $events)
                : $this->publishSingly($broadcaster, $round, $events);
            $failures += $failed;

            if ($failed !== [] && $this->serverIsDown($failed, $round)) {
                return $failures + array_fill_keys(array_merge(...array_map($this->ids(...), array_merge(...$lanes))), reset($failed));
            }
        }

        return $failures;
    }

    /**
     * What the rows say now: a notification that was read while its event waited must not come back unread.
     *
     * @param  array<int, OutboxMessage>  $rows
     * @return array<int, RealtimeEvent> by row id
     */
    private function events(array $rows): array
    {
        $waiting = [];
        foreach ($rows as $row) {
            $waiting[$row->id] = OutgoingEvent::fromPayload($row->payload);
        }

        $told = array_filter($waiting, static fn (OutgoingEvent $event): bool => $event->isNews());
        $read = $told === [] ? [] : Notification::query()
            ->whereKey(array_unique(array_map(static fn (OutgoingEvent $event): int => $event->data['id'], $told)))
            ->where('is_read', true)
            ->pluck('id', 'id')
            ->all();

        return array_map(static function (OutgoingEvent $event) use ($read): RealtimeEvent {
            return $event->isNews() && isset($read[$event->data['id']])
                ? $event->withData([...$event->data, 'is_read' => true])->toRealtimeEvent()
                : $event->toRealtimeEvent();
        }, $waiting);
    }

    /**
     * Nothing more is tried once a whole round met no server: each further one would wait for its time-out.
     *
     * @param  array<int, Throwable>  $failed
     * @param  array<int, non-empty-list<OutboxMessage>>  $round
     */
    private function serverIsDown(array $failed, array $round): bool
    {
        $refused = array_filter($failed, static fn (Throwable $failure): bool => $failure->getCode() >= 400 && $failure->getCode() < 500);

        return $refused === [] && count($failed) === array_sum(array_map(count(...), $round));
    }

    /**
     * @param  array<int, OutboxMessage>  $rows
     * @return array<int, array<int, non-empty-list<OutboxMessage>>> batches by lane
     */
    private function lanes(array $rows): array
    {
        $laneOf = [];
        $lanes = array_fill(0, self::LANES, []);
        $lengths = array_fill(0, self::LANES, 0);

        foreach ($rows as $row) {
            $lane = $laneOf[$row->payload['user_id']] ??= (int) array_search(min($lengths), $lengths, true);
            $lengths[$lane]++;
            $last = array_key_last($lanes[$lane]);
            $lanes[$lane][$last !== null && $this->fits($row, $lanes[$lane][$last]) ? $last : count($lanes[$lane])][] = $row;
        }

        return $lanes;
    }

    /**
     * A row that failed before travels alone, so that one bad event cannot hold nine good ones back for ever.
     *
     * @param  non-empty-list<OutboxMessage>  $batch
     */
    private function fits(OutboxMessage $row, array $batch): bool
    {
        return count($batch) < RealtimeApi::BATCH && $row->attempts <= 1 && $batch[0]->attempts <= 1;
    }

    /**
     * @param  array<int, non-empty-list<OutboxMessage>>  $round  one batch of each lane
     * @param  array<int, RealtimeEvent>  $events
     * @return array<int, Throwable>
     */
    private function publishRound(RealtimeBroadcaster $broadcaster, array $round, array $events): array
    {
        $refused = $broadcaster->broadcastBatches(array_map(
            static fn (array $batch): array => array_map(static fn (OutboxMessage $row): RealtimeEvent => $events[$row->id], $batch),
            $round,
        ));

        $failures = [];
        foreach ($refused as $lane => $exception) {
            $failures += array_fill_keys($this->ids($round[$lane]), $exception);
        }

        return $failures;
    }

    /**
     * For Laravel's `log` and `null` drivers.
     *
     * @param  array<int, non-empty-list<OutboxMessage>>  $round
     * @param  array<int, RealtimeEvent>  $events
     * @return array<int, Throwable>
     */
    private function publishSingly(Broadcaster $broadcaster, array $round, array $events): array
    {
        $failures = [];
        foreach ($this->ids(array_merge(...$round)) as $id) {
            try {
                $broadcaster->broadcast($events[$id]->channels, $events[$id]->name, $events[$id]->payload);
            } catch (Throwable $exception) {
                $failures[$id] = $exception;
            }
        }

        return $failures;
    }

    /**
     * @param  array<int, OutboxMessage>  $rows
     * @return list<int>
     */
    private function ids(array $rows): array
    {
        return array_values(array_map(static fn (OutboxMessage $row): int => $row->id, $rows));
    }
}
