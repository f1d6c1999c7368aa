<?php

declare(strict_types=1);

namespace App\Infrastructure\Outbox;

use App\Models\OutboxMessage;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Collection as BaseCollection;
use Illuminate\Support\Facades\DB;

/**
 * Claims, settles and postpones outbox rows.
 *
 * A claim moves the row's `available_at` into the future. When the worker dies, the row is due again after that lease.
 * Only {@see self::settle()} ends a row.
 */
final readonly class OutboxRepository
{
    private const LONGEST_DELAY_SECONDS = 300;

    public function __construct(private Repository $config) {}

    /**
     * @param  int  $limit  of events; a broadcast row holds several
     * @return Collection<int, OutboxMessage> due rows that no other worker has claimed, oldest first
     */
    public function claim(OutboxTopic $topic, int $limit): Collection
    {
        // Count first, without a lock: usually nothing is due, and rows beyond the limit are neither read nor locked.
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
     * Ends rows. In the transaction of the row's work this is also the fence: a second worker gets 0 and must stop.
     *
     * @param  list<int>  $ids
     * @return int how many were still open
     */
    public function settle(array $ids): int
    {
        return $ids === [] ? 0 : OutboxMessage::query()->whereKey($ids)->whereNull('delivered_at')->update(['delivered_at' => now()]);
    }

    /**
     * Delays a failed row by 2, 4, 8 … seconds, up to five minutes.
     *
     * @param  OutgoingEvent|null  $rest  replaces the payload when part of the row was published
     */
    public function postpone(OutboxMessage $row, ?OutgoingEvent $rest = null): void
    {
        $seconds = min(self::LONGEST_DELAY_SECONDS, 2 ** min($row->attempts, 16));

        OutboxMessage::query()->whereKey($row->id)->whereNull('delivered_at')->update([
            'available_at' => now()->addSeconds($seconds),
            ...($rest === null ? [] : ['payload' => OutboxMessage::encode($rest->toPayload()), 'events' => count($rest->people)]),
        ]);
    }

    public function anyDue(): bool
    {
        return OutboxMessage::query()->whereNull('delivered_at')->where('available_at', '<=', now())->exists();
    }

    /**
     * @param  BaseCollection<int, int>  $events  per row
     * @return int how many of the first rows fit the limit, at least one
     */
    private function within(int $limit, BaseCollection $events): int
    {
        $sum = 0;

        return $events->takeWhile(static function (int $ofRow, int $place) use ($limit, &$sum): bool {
            $sum += $ofRow;

            return $place === 0 || $sum <= $limit;
        })->count();
    }

    /** @return Builder<OutboxMessage> */
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
