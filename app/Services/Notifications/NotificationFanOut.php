<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\RoleAbility;
use App\Models\User;
use App\Services\Notifications\Announcers\Announcement;
use App\Services\Notifications\Announcers\Announcer;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutboxClaims;
use App\Services\Outbox\OutgoingEvent;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Container\Container;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Tells everybody who may do a piece of work, in one transaction: their notifications, the events that carry them to the
 * screens, and the end of the outbox row that asked for it.
 */
final readonly class NotificationFanOut
{
    private const ROWS_A_STATEMENT = 500;

    public function __construct(
        private Container $container,
        private OutboxClaims $claims,
        private Outbox $outbox,
        private NotificationPresenter $presenter,
    ) {}

    public function run(OutboxMessage $message): void
    {
        $feed = NotificationFeed::of(NotificationType::from($message->payload['type']));
        /** @var Announcer $announcer */
        $announcer = $this->container->make($feed->announcer());

        DB::transaction(function () use ($message, $feed, $announcer): void {
            if ($this->claims->settle([$message->id]) === 0) {
                return;
            }

            $announcement = $announcer->announce($message->payload['subject_id']);
            if ($announcement !== null) {
                $this->tell($feed, $announcement, $message->id);
            }
        }, 3);
    }

    private function tell(NotificationFeed $feed, Announcement $announcement, int $outboxId): void
    {
        /** @var array<int, string> $zones */
        $zones = $this->recipients($feed->ability);
        $this->write($feed->type, $announcement, array_keys($zones), $outboxId);

        $events = [];
        foreach ($this->written($feed->type, $announcement, $outboxId) as $notification) {
            $data = $this->presenter->present($announcement->attachTo($notification), $zones[$notification->user_id]);
            $events[] = new OutgoingEvent($notification->user_id, $feed->channel, get_object_vars($data), name: $feed->event);
        }
        $this->outbox->broadcast($events, wake: false);
    }

    /**
     * New rows are inserted, older news of the same work is replaced and unread again. A row that this message, or a
     * later one, has written already stays as it is: running a message twice changes nothing and never un-reads.
     *
     * @param  list<int>  $userIds
     */
    private function write(NotificationType $type, Announcement $announcement, array $userIds, int $outboxId): void
    {
        $now = CarbonImmutable::now();
        $news = [
            'client_id' => $announcement->client?->id,
            'notifiable_type' => $announcement->notifiable->getMorphClass(),
            'notifiable_id' => $announcement->notifiable->getKey(),
            'body' => $announcement->body,
            'is_read' => false,
            'read_at' => null,
            'outbox_id' => $outboxId,
            'notified_at' => $now,
            'updated_at' => $now,
        ];
        $key = ['type' => $type->value, 'subject_key' => $announcement->subjectKey()];

        foreach (array_chunk($userIds, self::ROWS_A_STATEMENT) as $chunk) {
            Notification::query()->insertOrIgnore(array_map(
                static fn (int $userId): array => ['user_id' => $userId, ...$key, ...$news, 'created_at' => $now],
                $chunk,
            ));
            Notification::query()->where($key)->whereIn('user_id', $chunk)->where('outbox_id', '<', $outboxId)->update($news);
        }
    }

    /** @return Collection<int, Notification> */
    private function written(NotificationType $type, Announcement $announcement, int $outboxId): Collection
    {
        return Notification::query()
            ->where('type', $type)
            ->where('subject_key', $announcement->subjectKey())
            ->where('outbox_id', $outboxId)
            ->orderBy('id')
            ->get();
    }

    /** @return array<int, string> time zones of the active people who hold the ability, by user id */
    private function recipients(Ability $ability): array
    {
        return User::query()
            ->where('is_active', true)
            ->whereIn('role_id', RoleAbility::query()->where('ability', $ability)->select('role_id'))
            ->orderBy('id')
            ->toBase()
            ->pluck('timezone', 'id')
            ->all();
    }
}
