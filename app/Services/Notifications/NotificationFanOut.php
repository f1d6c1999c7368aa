<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Enums\NotificationType;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Services\Notifications\Announcers\Announcement;
use App\Services\Outbox\OutboxClaims;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Tells everybody who may do a piece of work, in one transaction: their notifications, the events that carry them to the
 * screens, and the end of the outbox row that asked for it.
 */
final readonly class NotificationFanOut
{
    private const ROWS_A_STATEMENT = 500;

    public function __construct(
        private AnnouncerRegistry $announcers,
        private OutboxClaims $claims,
        private Recipients $recipients,
        private NewsTeller $teller,
        private ReadMarker $marker,
    ) {}

    public function run(OutboxMessage $message): void
    {
        $feed = NotificationFeed::of(NotificationType::from($message->payload['type']));

        DB::transaction(function () use ($message, $feed): void {
            if ($this->claims->settle([$message->id]) === 0) {
                return;
            }

            $announcement = $this->announcers->of($feed->type)->announce($message->payload['subject_id']);
            if ($announcement !== null) {
                $this->tell($feed, $announcement, $message->id);
            }
        }, 3);
    }

    private function tell(NotificationFeed $feed, Announcement $announcement, int $outboxId): void
    {
        $zones = $this->recipients->holding($feed->ability);
        $others = $this->recipients->active(array_values(array_diff($announcement->alsoTo, array_keys($zones))));

        $this->write($feed->type, $announcement, [...array_keys($zones), ...$others], $outboxId);
        $this->endFormer($feed->type, $announcement);
        $this->teller->tell($feed, $announcement, $this->written($feed->type, $announcement, $outboxId), $zones, wake: false);
    }

    /**
     * New rows are inserted, older news of the same work is replaced and unread again. A row that this message, or a
     * later one, has written already stays as it is: running a message twice changes nothing and never un-reads. So does
     * an unread one that says the same: settling older work may have moved it on to this.
     *
     * @param  list<int>  $userIds
     */
    private function write(NotificationType $type, Announcement $announcement, array $userIds, int $outboxId): void
    {
        $now = CarbonImmutable::now();
        $news = [
            ...$announcement->columns(),
            'is_read' => false,
            'read_at' => null,
            'outbox_id' => $outboxId,
            'notified_at' => $now,
            'updated_at' => $now,
        ];
        $key = ['type' => $type->value, 'subject_key' => $announcement->subject->key()];

        foreach (array_chunk($userIds, self::ROWS_A_STATEMENT) as $chunk) {
            Notification::query()->insertOrIgnore(array_map(
                static fn (int $userId): array => ['user_id' => $userId, ...$key, ...$news, 'created_at' => $now],
                $chunk,
            ));
            Notification::query()
                ->where($key)
                ->whereIn('user_id', $chunk)
                ->where('outbox_id', '<', $outboxId)
                ->whereNot(static fn (Builder $same): Builder => $same->where('is_read', false)->where($announcement->columns()))
                ->update($news);
        }
    }

    /** What was told before the client was known has its successor now. */
    private function endFormer(NotificationType $type, Announcement $announcement): void
    {
        $key = $announcement->subject->formerKey();
        if ($key !== null) {
            $this->marker->mark(Notification::query()->where('type', $type)->where('subject_key', $key));
        }
    }

    /** @return array<int, int> user ids, by notification id */
    private function written(NotificationType $type, Announcement $announcement, int $outboxId): array
    {
        /** @var array<int, int> */
        return Notification::query()
            ->where('type', $type)
            ->where('subject_key', $announcement->subject->key())
            ->where('outbox_id', $outboxId)
            ->orderBy('id')
            ->pluck('user_id', 'id')
            ->all();
    }
}
