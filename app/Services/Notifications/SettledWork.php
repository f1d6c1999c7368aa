<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Enums\NotificationType;
use App\Models\Notification;
use App\Services\Notifications\Announcers\Announcement;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;

/**
 * Work that somebody has settled is read for everybody, and everybody's screens are told.
 *
 * While other work of the same type and client is still to be done, the row stays unread and shows the newest of that.
 */
final readonly class SettledWork
{
    private const ROWS_A_STATEMENT = 500;

    public function __construct(
        private AnnouncerRegistry $announcers,
        private Recipients $recipients,
        private NewsTeller $teller,
        private ReadMarker $marker,
    ) {}

    /**
     * Two people who settle two pieces of one client's work at once wait for each other's; the database ends that, and
     * the caller's transaction is tried again.
     *
     * @param  Model  $work  as it is after the change; for messages their conversation
     */
    public function settle(NotificationType $type, Model $work): void
    {
        $this->settleSubject($type, WorkSubject::of($work));
    }

    /** Whatever of the subject's work is settled by now. */
    public function settleSubject(NotificationType $type, WorkSubject $subject): void
    {
        DB::transaction(function () use ($type, $subject): void {
            $next = $this->announcers->of($type)->newest($subject);

            $done = array_values(array_filter([$subject->formerKey(), $next === null ? $subject->key() : null]));
            if ($done !== []) {
                $this->marker->mark(Notification::query()->where('type', $type)->whereIn('subject_key', $done));
            }
            if ($next !== null) {
                $this->moveOn(NotificationFeed::of($type), $next);
            }
        }, 3);
    }

    private function moveOn(NotificationFeed $feed, Announcement $next): void
    {
        $outdated = Notification::query()
            ->where('type', $feed->type)
            ->where('subject_key', $next->subject->key())
            ->where('is_read', false)
            ->whereNot(static fn (Builder $shown): Builder => $shown
                ->where('notifiable_type', $next->notifiable->getMorphClass())
                ->where('notifiable_id', $next->notifiable->getKey()))
            ->orderBy('id')
            ->lockForUpdate()
            ->pluck('user_id', 'id')
            ->all();
        if ($outdated === []) {
            return;
        }

        $news = [...$next->columns(), 'notified_at' => now()];
        foreach (array_chunk(array_keys($outdated), self::ROWS_A_STATEMENT) as $ids) {
            Notification::query()->whereKey($ids)->update($news);
        }
        $this->teller->tell($feed, $next, $outdated, $this->recipients->holding($feed->ability), wake: true);
    }
}
