<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutboxRepository;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\Notification;
use App\Models\OutboxMessage;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Turns a `notify` row of the outbox into notifications and `broadcast` rows for its recipients. The row ends in the same
 * transaction, so running it twice changes nothing.
 */
final readonly class NotificationFanOut
{
    private const ROWS_PER_STATEMENT = 500;

    public function __construct(
        private OpenWorkRepository $work,
        private OutboxRepository $rows,
        private Outbox $outbox,
        private RecipientRepository $recipients,
        private NotificationPublisher $publisher,
        private NotificationRepository $notifications,
    ) {}

    public function run(OutboxMessage $message): void
    {
        DB::transaction(function () use ($message): void {
            if ($this->rows->settle([$message->id]) === 0) {
                return;
            }

            $payload = $message->payload;
            if (isset($payload['ability'])) {
                $holders = array_keys($this->recipients->holding(Ability::from($payload['ability'])));
                $this->outbox->broadcast([OutgoingEvent::fromPayload($payload['event'])->toUsers($holders)], wake: false);
            } else {
                $this->notify(NotificationDefinition::of(NotificationType::from($payload['type'])), $payload['subject_id'], $message->id);
            }
        }, 3);
    }

    private function notify(NotificationDefinition $definition, int $workId, int $outboxId): void
    {
        $content = $this->work->find($definition->type, $workId);
        if ($content === null) {
            return;
        }

        $zones = $this->recipients->holding($definition->ability);
        $others = $this->recipients->active(array_values(array_diff($content->alsoTo, array_keys($zones))));

        $this->write($definition->type, $content, [...array_keys($zones), ...$others], $outboxId);
        $this->markFormerRead($definition->type, $content);
        $this->publisher->publish($definition, $content, $this->written($definition->type, $content, $outboxId), $zones, wake: false);
    }

    /**
     * Inserts new rows, and replaces older content of the same subject, which becomes unread. Rows that this message or a
     * later one wrote stay unchanged, so that a second run never marks them unread. So do unread rows with the same
     * content: settling older work may already have moved them on to this work.
     *
     * @param  list<int>  $userIds
     */
    private function write(NotificationType $type, NotificationContent $content, array $userIds, int $outboxId): void
    {
        $now = CarbonImmutable::now();
        $columns = [
            ...$content->columns(),
            'is_read' => false,
            'read_at' => null,
            'outbox_id' => $outboxId,
            'notified_at' => $now,
            'updated_at' => $now,
        ];
        $key = ['type' => $type->value, 'subject_key' => $content->subject->key()];

        foreach (array_chunk($userIds, self::ROWS_PER_STATEMENT) as $chunk) {
            Notification::query()->insertOrIgnore(array_map(
                static fn (int $userId): array => ['user_id' => $userId, ...$key, ...$columns, 'created_at' => $now],
                $chunk,
            ));
            Notification::query()
                ->where($key)
                ->whereIn('user_id', $chunk)
                ->where('outbox_id', '<', $outboxId)
                ->whereNot(static fn (Builder $same): Builder => $same->where('is_read', false)->where($content->columns()))
                ->update($columns);
        }
    }

    /** Notifications from before the client was known are replaced by those of the client. */
    private function markFormerRead(NotificationType $type, NotificationContent $content): void
    {
        $key = $content->subject->formerKey();
        if ($key !== null) {
            $this->notifications->markRead(Notification::query()->where('type', $type)->where('subject_key', $key));
        }
    }

    /** @return array<int, int> user ids, by notification id */
    private function written(NotificationType $type, NotificationContent $content, int $outboxId): array
    {
        /** @var array<int, int> */
        return Notification::query()
            ->where('type', $type)
            ->where('subject_key', $content->subject->key())
            ->where('outbox_id', $outboxId)
            ->orderBy('id')
            ->pluck('user_id', 'id')
            ->all();
    }
}
