<?php

declare(strict_types=1);

namespace App\Infrastructure\Outbox;

use App\Models\OutboxMessage;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Database\Eloquent\Collection;
use Throwable;
use UnexpectedValueException;

/** Publishes broadcast rows. A row ends once everyone in it is reached; it is postponed for the others. */
final readonly class BroadcastRelay
{
    /** The longest that one relay starts calls for. Calls already under way may end later. */
    public const SECONDS = 20;

    /** Small, so that new work doesn't wait behind them and a dead worker leaves little to repeat. */
    private const EVENTS_AT_ONCE = 400;

    public function __construct(
        private OutboxRepository $rows,
        private BroadcastPublisher $publisher,
        private ExceptionHandler $exceptions,
        private Repository $config,
    ) {}

    /** @return int events published or dropped; 0 when nothing is due or the server is down */
    public function relay(): int
    {
        // The other half of the lease is for the calls that are under way when the time is up.
        $until = microtime(true) + min(self::SECONDS, $this->config->integer('paddock.outbox.lease_seconds') / 2);
        $rows = $this->rows->claim(OutboxTopic::Broadcast, self::EVENTS_AT_ONCE);
        [$deliveries, $unreadable] = $this->read($rows);

        $open = array_count_values(array_map(static fn (Delivery $delivery): int => $delivery->row->id, $deliveries));
        $this->rows->settle(array_values(array_diff($rows->modelKeys(), array_keys($open), $unreadable)));
        $done = count($unreadable);

        $failures = $this->publisher->publish($deliveries, $until, function (array $keys) use ($deliveries, &$open, &$done): void {
            $done += count($keys);
            $complete = array_filter($keys, static function (int $key) use ($deliveries, &$open): bool {
                return --$open[$deliveries[$key]->row->id] === 0;
            });
            $this->rows->settle(array_values(array_map(static fn (int $key): int => $deliveries[$key]->row->id, $complete)));
        });

        $this->postpone(array_intersect_key($deliveries, $failures));
        $this->reportOnce($failures);

        return $done;
    }

    /**
     * An unreadable row is postponed and reported each time it is due: a developer must look at it.
     *
     * @param  Collection<int, OutboxMessage>  $rows
     * @return array{list<Delivery>, list<int>} in the order of the rows, and the ids of unreadable rows
     */
    private function read(Collection $rows): array
    {
        $deliveries = $unreadable = [];
        foreach ($rows as $row) {
            try {
                array_push($deliveries, ...Delivery::of($row));
            } catch (UnexpectedValueException $exception) {
                $unreadable[] = $row->id;
                $this->rows->postpone($row);
                $this->exceptions->report($exception);
            }
        }

        return [$deliveries, $unreadable];
    }

    /**
     * Keeps only the people who were not reached in each row.
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
            $this->rows->postpone($deliveries[0]->row, $deliveries[0]->event->to($people));
        }
    }

    /** @param  array<int, Throwable>  $failures  a server that is down fails many events with one exception */
    private function reportOnce(array $failures): void
    {
        foreach ($failures as $key => $exception) {
            if (array_search($exception, $failures, true) === $key) {
                $this->exceptions->report($exception);
            }
        }
    }
}
