<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Models\OutboxMessage;
use App\Services\Notifications\NotificationFanOut;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Database\Eloquent\Collection;
use Throwable;
use UnexpectedValueException;

/** Does what the outbox asks for, until nothing is due. A row that cannot be done waits; the others go on. */
final readonly class OutboxRelay
{
    private const FAN_OUTS_A_ROUND = 20;

    /** Few enough to go out within a row's lease, even where the server takes each call just before its time-out. */
    private const EVENTS_A_ROUND = 400;

    /** Less than the worker's time-out, so that a long backlog is handed to the next job. */
    private const SECONDS = 30;

    public function __construct(
        private OutboxClaims $claims,
        private NotificationFanOut $fanOut,
        private BroadcastPublisher $publisher,
        private ExceptionHandler $exceptions,
    ) {}

    /** @return bool whether something may be left */
    public function drain(): bool
    {
        $deadline = microtime(true) + self::SECONDS;

        while (microtime(true) < $deadline) {
            if ($this->notify() + $this->broadcast() === 0) {
                return false;
            }
        }

        return true;
    }

    /** @return int rows done */
    private function notify(): int
    {
        $done = 0;

        foreach ($this->claims->claim(OutboxTopic::Notify, self::FAN_OUTS_A_ROUND) as $row) {
            try {
                $this->fanOut->run($row);
                $done++;
            } catch (Throwable $exception) {
                $this->claims->postpone($row);
                $this->exceptions->report($exception);
            }
        }

        return $done;
    }

    /** @return int rows done with, for now */
    private function broadcast(): int
    {
        $rows = $this->claims->claim(OutboxTopic::Broadcast, self::EVENTS_A_ROUND);
        [$deliveries, $unreadable] = $this->read($rows);
        $failures = $this->publisher->publish($deliveries);

        $waiting = $this->postpone(array_values(array_intersect_key($deliveries, $failures)));
        $this->reportOnce($failures);

        return count($unreadable) + $this->claims->settle(array_values(array_diff($rows->modelKeys(), $waiting, $unreadable)));
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
     * A row that reached some of its people waits for the others only.
     *
     * @param  list<Delivery>  $failed
     * @return list<int> their rows
     */
    private function postpone(array $failed): array
    {
        $rows = [];
        foreach ($failed as $delivery) {
            $rows[$delivery->row->id][] = $delivery;
        }

        foreach ($rows as $deliveries) {
            $people = array_map(static fn (Delivery $delivery): array => [$delivery->userId, $delivery->notificationId], $deliveries);
            $this->claims->postpone($deliveries[0]->row, $deliveries[0]->event->to($people)->toPayload());
        }

        return array_keys($rows);
    }

    /** @param  array<int, Throwable>  $failures  a server that is down fails many rows by one exception */
    private function reportOnce(array $failures): void
    {
        foreach ($failures as $id => $exception) {
            if (array_search($exception, $failures, true) === $id) {
                $this->exceptions->report($exception);
            }
        }
    }
}
