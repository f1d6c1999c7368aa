<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Services\Realtime\RealtimeApi;

/**
 * People spread over lanes that are published side by side. All events of one person stay in one lane, in the order they
 * were written, and the batches of a lane follow each other.
 */
final class Lanes
{
    private const LANES = 5;

    /** @var array<int, array<int, non-empty-list<int>>> the keys of deliveries, in batches, by lane */
    private array $batches;

    /** @param  array<int, Delivery>  $deliveries  in the order they were written */
    public function __construct(private readonly array $deliveries)
    {
        $laneOf = [];
        $this->batches = array_fill(0, self::LANES, []);
        $lengths = array_fill(0, self::LANES, 0);

        foreach ($deliveries as $key => $delivery) {
            $lane = $laneOf[$delivery->userId] ??= (int) array_search(min($lengths), $lengths, true);
            $lengths[$lane]++;
            $last = count($this->batches[$lane]) - 1;
            if ($last >= 0 && count($this->batches[$lane][$last]) < RealtimeApi::BATCH) {
                $this->batches[$lane][$last][] = $key;
            } else {
                $this->batches[$lane][] = [$key];
            }
        }
    }

    /** @return array<int, non-empty-list<int>> the next batch of each lane that has one; empty when all are through */
    public function next(): array
    {
        $round = [];
        foreach (array_filter($this->batches) as $lane => $batches) {
            $round[$lane] = $batches[0];
            $this->batches[$lane] = array_slice($batches, 1);
        }

        return $round;
    }

    /**
     * Takes out what else there is for the people of a batch that went wrong: it must not arrive before that.
     *
     * @param  non-empty-list<int>  $batch
     * @return list<int> the keys of what was taken out
     */
    public function holdBack(int $lane, array $batch): array
    {
        $people = [];
        foreach ($batch as $key) {
            $people[$this->deliveries[$key]->userId] = true;
        }

        $theirs = fn (int $key): bool => isset($people[$this->deliveries[$key]->userId]);
        $held = array_values(array_filter(array_merge(...$this->batches[$lane]), $theirs));
        $left = array_map(static fn (array $next): array => array_values(array_diff($next, $held)), $this->batches[$lane]);
        $this->batches[$lane] = array_values(array_filter($left));

        return $held;
    }

    /**
     * Puts a batch back to the front, each of its events alone.
     *
     * @param  non-empty-list<int>  $batch
     */
    public function split(int $lane, array $batch): void
    {
        array_unshift($this->batches[$lane], ...array_chunk($batch, 1));
    }

    /** @return list<int> the keys of all that is left */
    public function rest(): array
    {
        return array_merge(...array_merge(...$this->batches));
    }
}
