<?php

declare(strict_types=1);

namespace App\Infrastructure\Outbox;

use App\Enums\Ability;
use App\Infrastructure\Realtime\LiveChannel;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;
use Throwable;

/** One event for several people, as stored in the outbox. */
final readonly class OutgoingEvent
{
    /**
     * @param  list<array{int, int}>  $people  user id and notification id of each; 0 without a notification
     * @param  array<string, mixed>  $data  the same for everyone; the notification id is added per person
     * @param  string|null  $socketId  the tab that already shows the change
     * @param  string|null  $name  null for the channel's own event
     * @param  Ability|null  $ability  needed when it is published; null when the channel needs it
     */
    public function __construct(
        public LiveChannel $channel,
        public array $people,
        public array $data,
        public ?string $socketId = null,
        public ?string $name = null,
        public ?Ability $ability = null,
    ) {}

    /**
     * A standard broadcast, which is none of the seven types of notification (docs/decisions/0020).
     *
     * @param  list<int>  $userIds
     * @param  array<string, mixed>  $data  `type`; `title`, `body` and `url` of a toast
     */
    public static function personal(array $userIds, array $data, ?Ability $ability = null): self
    {
        return (new self(LiveChannel::Read, [], $data, name: BroadcastNotificationCreated::class, ability: $ability))->toUsers($userIds);
    }

    /** False for an event that only marks a notification as read. */
    public function carriesNotification(): bool
    {
        return $this->name !== null || $this->channel !== LiveChannel::Read;
    }

    /** @param  list<array{int, int}>  $people */
    public function to(array $people): self
    {
        return new self($this->channel, $people, $this->data, $this->socketId, $this->name, $this->ability);
    }

    /** @param  list<int>  $userIds  users who get the event without a notification */
    public function toUsers(array $userIds): self
    {
        return $this->to(array_map(static fn (int $userId): array => [$userId, 0], $userIds));
    }

    /** @return array<string, mixed> */
    public function toPayload(): array
    {
        $payload = ['channel' => $this->channel->value, 'people' => $this->people, 'data' => $this->data, 'socket_id' => $this->socketId];

        return [...$payload, ...array_filter(['name' => $this->name, 'ability' => $this->ability?->value])];
    }

    /**
     * @param  array<string, mixed>  $payload  from {@see self::toPayload()}
     *
     * @throws Throwable when the payload has another form
     */
    public static function fromPayload(array $payload): self
    {
        return new self(
            LiveChannel::from($payload['channel']),
            array_values($payload['people']),
            $payload['data'],
            $payload['socket_id'],
            $payload['name'] ?? null,
            isset($payload['ability']) ? Ability::from($payload['ability']) : null,
        );
    }
}
