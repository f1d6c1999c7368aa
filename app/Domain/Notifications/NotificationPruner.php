<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Enums\NotificationType;
use App\Models\Notification;
use Carbon\CarbonImmutable;

/** Removes outdated notifications. */
final readonly class NotificationPruner
{
    private const ROWS_PER_STATEMENT = 1000;

    public function __construct(private OpenWorkRepository $work, private SettledWorkNotifier $settledWork) {}

    /**
     * Work can end without {@see SettledWorkNotifier::settled()}: it was deleted, or changed in the database. Its
     * notifications are treated as if the work had been settled.
     *
     * @return int how many notifications were outdated
     */
    public function settle(NotificationType $type): int
    {
        $outdated = Notification::query()
            ->where('type', $type)
            ->where('is_read', false)
            ->whereNotIn('notifiable_id', $this->work->open($type)->select('id'))
            ->groupBy('subject_key', 'client_id')
            ->toBase()
            ->selectRaw('subject_key, client_id, count(*) as people')
            ->get();

        foreach ($outdated as $row) {
            $this->settledWork->refresh($type, WorkSubject::stored($row->subject_key, $row->client_id === null ? null : (int) $row->client_id));
        }

        return (int) $outdated->sum('people');
    }

    /** @return int how many were deleted */
    public function delete(CarbonImmutable $readBefore): int
    {
        $deleted = 0;
        $last = 0;

        do {
            $ids = Notification::query()
                ->where('id', '>', $last)
                ->where('is_read', true)
                ->where('read_at', '<', $readBefore)
                ->orderBy('id')
                ->limit(self::ROWS_PER_STATEMENT)
                ->pluck('id');
            $last = (int) $ids->last();
            // Checked again: a row may have become unread since.
            $deleted += Notification::query()->whereKey($ids)->where('is_read', true)->where('read_at', '<', $readBefore)->delete();
        } while ($ids->isNotEmpty());

        return $deleted;
    }
}
