<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Enums\NotificationType;
use App\Models\Notification;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;

/**
 * Marks the notifications of settled work as read for everyone, and updates their screens.
 *
 * While the same client has other open work of the type, the notification stays unread and shows the newest of it.
 */
final readonly class SettledWorkNotifier
{
    private const ROWS_PER_STATEMENT = 500;

    public function __construct(
        private OpenWorkRepository $work,
        private RecipientRepository $recipients,
        private NotificationPublisher $publisher,
        private NotificationRepository $notifications,
    ) {}

    /**
     * Call this after the change, in its transaction. Two users who settle two pieces of one client's work at once can
     * deadlock: the database aborts one, and the caller's transaction is retried.
     *
     * @param  Model  $work  the settled work; for messages their conversation
     */
    public function settled(NotificationType $type, Model $work): void
    {
        $this->refresh($type, WorkSubject::of($work));
    }

    /** Brings the subject's notifications in line with its open work. */
    public function refresh(NotificationType $type, WorkSubject $subject): void
    {
        DB::transaction(function () use ($type, $subject): void {
            $next = $this->work->newest($type, $subject);

            $done = array_values(array_filter([$subject->formerKey(), $next === null ? $subject->key() : null]));
            if ($done !== []) {
                $this->notifications->markRead(Notification::query()->where('type', $type)->whereIn('subject_key', $done));
            }
            if ($next !== null) {
                $this->show($next, NotificationDefinition::of($type));
            }
        }, 3);
    }

    private function show(NotificationContent $next, NotificationDefinition $definition): void
    {
        $outdated = Notification::query()
            ->where('type', $definition->type)
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

        $columns = [...$next->columns(), 'notified_at' => now()];
        foreach (array_chunk(array_keys($outdated), self::ROWS_PER_STATEMENT) as $ids) {
            Notification::query()->whereKey($ids)->update($columns);
        }
        $this->publisher->publish($definition, $next, $outdated, $this->recipients->holding($definition->ability), wake: true);
    }
}
