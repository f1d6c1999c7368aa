<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Enums\NotificationType;
use App\Models\Notification;
use Carbon\CarbonImmutable;

/** Keeps the notifications to those that still tell something. */
final readonly class NotificationPruner
{
    private const ROWS_A_STATEMENT = 1000;

    public function __construct(private AnnouncerRegistry $announcers, private SettledWork $settledWork) {}

    /**
     * Work may end without anybody telling: deleted, or changed by hand. Its notifications become read, and are told as
     * read, or move on to what is still to be done for the client, exactly as when somebody settles it.
     *
     * @return int how many notifications were out of date
     */
    public function settle(NotificationType $type): int
    {
        $outdated = Notification::query()
            ->where('type', $type)
            ->where('is_read', false)
            ->whereNotIn('notifiable_id', $this->announcers->of($type)->open()->select('id'))
            ->groupBy('subject_key', 'client_id')
            ->toBase()
            ->selectRaw('subject_key, client_id, count(*) as people')
            ->get();

        foreach ($outdated as $row) {
            $this->settledWork->settleSubject($type, WorkSubject::stored($row->subject_key, $row->client_id === null ? null : (int) $row->client_id));
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
                ->limit(self::ROWS_A_STATEMENT)
                ->pluck('id');
            $last = (int) $ids->last();
            // Asked again: news may have come in since.
            $deleted += Notification::query()->whereKey($ids)->where('is_read', true)->where('read_at', '<', $readBefore)->delete();
        } while ($ids->isNotEmpty());

        return $deleted;
    }
}
