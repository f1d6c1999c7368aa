<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Models\OutboxMessage;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Database\Eloquent\Collection;
use Throwable;
use UnexpectedValueException;

/** Publishes the events of outbox rows. A row ends as soon as all its people were reached; what failed waits. */
final readonly class BroadcastRelay
{
    /** The longest that one call begins to publish for, besides the calls that are under way then. */
    public const SECONDS = 20;

    /** Few enough that new work does not wait behind them, and that a worker that dies leaves little to be sent again. */
    private const EVENTS_AT_ONCE = 400;

    public function __construct(
        private OutboxClaims $claims,
        private BroadcastPublisher $publisher,
        private ExceptionHandler $exceptions,
        private Repository $config,
    ) {}

    /** @return int events done with, for now; 0 when nothing is due or nothing goes out */
    public function relay(): int
    {
        // The other half of the lease is for the calls that are under way when the time is up.
        $until = microtime(true) + min(self::SECONDS, $this->config->integer('paddock.outbox.lease_seconds') / 2);
        $rows = $this->claims->claim(OutboxTopic::Broadcast, self::EVENTS_AT_ONCE);
        [$deliveries, $unreadable] = $this->read($rows);

        $open = array_count_values(array_map(static fn (Delivery $delivery): int => $delivery->row->id, $deliveries));
        $this->claims->settle(array_values(array_diff($rows->modelKeys(), array_keys($open), $unreadable)));
        $done = count($unreadable);

        $failures = $this->publisher->publish($deliveries, $until, function (array $keys) use ($deliveries, &$open, &$done): void {
            $done += count($keys);
            $this->claims->settle($this->endedBy($keys, $deliveries, $open));
        });

        $this->postpone(array_intersect_key($deliveries, $failures));
        $this->reportOnce($failures);

        return $done;
    }

    /**
     * A row that cannot be read waits, and is told of each time it is due: only a person can say what it was.
     *
     * @param  Collection<int, OutboxMessage>  $rows
     * @return array{list<Delivery>, list<int>} in the order of the rows, and the rows that cannot be read
     */
    private function read(Collection $rows): array
    {
        $deliveries = $unreadable = [];
        foreach ($rows as $row) {
            try {
                array_push($deliveries, ...Delivery::of($row));
            } catch (UnexpectedValueException $exception) {
                $unreadable[] = $row->id;
                $this->claims->postpone($row);
                $this->exceptions->report($exception);
            }
        }

        return [$deliveries, $unreadable];
    }

    /**
     * @param  list<int>  $keys  of deliveries that are done
     * @param  list<Delivery>  $deliveries
     * @param  array<int, int>  $open  how many deliveries of a row are not done, by its id
     * @return list<int> rows of which these were the last
     */
    private function endedBy(array $keys, array $deliveries, array &$open): array
    {
        $ended = [];
        foreach ($keys as $key) {
            $row = $deliveries[$key]->row->id;
            if (--$open[$row] === 0) {
                $ended[] = $row;
            }
        }

        return $ended;
    }

    /**
     * A row that reached some of its people waits for the others only.
     *
     * @param  array<int, Delivery>  $failed
     */
    private function postpone(array $failed): void
    {
        $rows = [];
        foreach ($failed as $delivery) {
            $rows[$delivery->row->id][] = $delivery;
        }

        foreach ($rows as $deliveries) {
            $people = array_map(static fn (Delivery $delivery): array => [$delivery->userId, $delivery->notificationId], $deliveries);
            $this->claims->postpone($deliveries[0]->row, $deliveries[0]->event->to($people));
        }
    }

    /** @param  array<int, Throwable>  $failures  a server that is down fails many events by one exception */
    private function reportOnce(array $failures): void
    {
        foreach ($failures as $key => $exception) {
            if (array_search($exception, $failures, true) === $key) {
                $this->exceptions->report($exception);
            }
        }
    }
}
