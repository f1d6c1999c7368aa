<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Models\OutboxMessage;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Collection as BaseCollection;
use Illuminate\Support\Facades\DB;

/**
 * Who works on which outbox row.
 *
 * A claim moves the row's `available_at` into the future. A worker that dies leaves it there, and the row is due again
 * when that lease ends. Nothing but {@see self::settle()} ends a row.
 */
final readonly class OutboxClaims
{
    private const LONGEST_DELAY_SECONDS = 300;

    public function __construct(private Repository $config) {}

    /**
     * @param  int  $limit  of events, where rows carry several
     * @return Collection<int, OutboxMessage> oldest first, that nobody else works on now
     */
    public function claim(OutboxTopic $topic, int $limit): Collection
    {
        // Counted without a lock first: mostly there is nothing to do, and no row is read or locked only to be left.
        $count = $this->within($limit, $this->next($topic, $limit)->toBase()->pluck('events'));
        if ($count === 0) {
            return new Collection;
        }

        return DB::transaction(function () use ($topic, $limit, $count): Collection {
            // SQLite ignores the lock clause; its transactions hold the only write lock from their first statement on.
            $due = $this->next($topic, $count);
            $due->getQuery()->lock('for update skip locked');
            $rows = $due->get();
            $rows = $rows->take($this->within($limit, $rows->toBase()->pluck('events')));

            if ($rows->isNotEmpty()) {
                OutboxMessage::query()
                    ->whereKey($rows->modelKeys())
                    ->whereNull('delivered_at')
                    ->increment('attempts', 1, ['available_at' => now()->addSeconds($this->config->integer('paddock.outbox.lease_seconds'))]);
            }

            return $rows->each(static fn (OutboxMessage $row): OutboxMessage => $row->forceFill(['attempts' => $row->attempts + 1]))->sortBy('id')->values();
        }, 3);
    }

    /**
     * Ends rows. Inside the transaction of a row's work it is also the fence: whoever comes second gets 0, and stops.
     *
     * @param  list<int>  $ids
     * @return int how many were still open
     */
    public function settle(array $ids): int
    {
        return $ids === [] ? 0 : OutboxMessage::query()->whereKey($ids)->whereNull('delivered_at')->update(['delivered_at' => now()]);
    }

    /**
     * Lets a row that failed wait: 2, 4, 8 … seconds, never more than five minutes.
     *
     * @param  OutgoingEvent|null  $left  what is left of it, where some may be done
     */
    public function postpone(OutboxMessage $row, ?OutgoingEvent $left = null): void
    {
        $seconds = min(self::LONGEST_DELAY_SECONDS, 2 ** min($row->attempts, 16));

        OutboxMessage::query()->whereKey($row->id)->whereNull('delivered_at')->update([
            'available_at' => now()->addSeconds($seconds),
            ...($left === null ? [] : ['payload' => OutboxMessage::encode($left->toPayload()), 'events' => count($left->people)]),
        ]);
    }

    public function anyDue(): bool
    {
        return OutboxMessage::query()->whereNull('delivered_at')->where('available_at', '<=', now())->exists();
    }

    /**
     * @param  BaseCollection<int, int>  $events  of rows
     * @return int of how many of the rows, from the first on, the events are within the limit; the first always is
     */
    private function within(int $limit, BaseCollection $events): int
    {
        $sum = 0;

        return $events->takeWhile(static function (int $ofRow, int $place) use ($limit, &$sum): bool {
            $sum += $ofRow;

            return $place === 0 || $sum <= $limit;
        })->count();
    }

    /** @return Builder<OutboxMessage> of the first rows that are due */
    private function next(OutboxTopic $topic, int $rows): Builder
    {
        return OutboxMessage::query()
            ->whereNull('delivered_at')
            ->where('available_at', '<=', now())
            ->where('topic', $topic->value)
            ->orderBy('available_at')
            ->orderBy('id')
            ->limit($rows);
    }
}
