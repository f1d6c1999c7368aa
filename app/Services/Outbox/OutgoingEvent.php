<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Services\Realtime\LiveChannel;
use App\Services\Realtime\RealtimeEvent;
use Illuminate\Support\Arr;
use Throwable;

/** One event for several people, each with a notification of their own, as it waits in the outbox. */
final readonly class OutgoingEvent
{
    /**
     * @param  list<array{int, int}>  $people  user id and notification id of each
     * @param  array<string, mixed>  $data  what every browser gets besides the id of its person's notification
     * @param  string|null  $socketId  the tab that already knows
     * @param  string|null  $name  null for the channel's own event
     */
    public function __construct(
        public LiveChannel $channel,
        public array $people,
        public array $data,
        public ?string $socketId = null,
        public ?string $name = null,
    ) {}

    /** Whether it tells of work, and its data is the notification; a read event tells that one is done with. */
    public function isNews(): bool
    {
        return $this->name !== null || $this->channel !== LiveChannel::Read;
    }

    /** @param  list<array{int, int}>  $people */
    public function to(array $people): self
    {
        return new self($this->channel, $people, $this->data, $this->socketId, $this->name);
    }

    /** @return array<string, mixed> */
    public function toPayload(): array
    {
        $payload = ['channel' => $this->channel->value, 'people' => $this->people, 'data' => $this->data, 'socket_id' => $this->socketId];

        return $this->name === null ? $payload : [...$payload, 'name' => $this->name];
    }

    /**
     * @param  array<string, mixed>  $payload  as {@see self::toPayload()} wrote it
     *
     * @throws Throwable when it is nothing of the kind
     */
    public static function fromPayload(array $payload): self
    {
        ['data' => $data, 'people' => $people] = isset($payload['user_id']) ? self::ofOnePerson($payload) : $payload;

        return new self(LiveChannel::from($payload['channel']), array_values($people), $data, $payload['socket_id'], $payload['name'] ?? null);
    }

    /**
     * Until November 2026 a row was for one person, and the id of their notification stood in the data. A deploy meets a backlog.
     *
     * @param  array<string, mixed>  $payload
     * @return array{people: list<array{int, int}>, data: array<string, mixed>}
     */
    private static function ofOnePerson(array $payload): array
    {
        return [
            'people' => [[$payload['user_id'], $payload['data']['notification_id'] ?? $payload['data']['id']]],
            'data' => Arr::except($payload['data'], ['notification_id', 'id']),
        ];
    }

    /** @param  array<string, mixed>  $now  what is true of the notification by now */
    public function toRealtimeEvent(int $userId, int $notificationId, array $now): RealtimeEvent
    {
        return new RealtimeEvent(
            [$this->channel->of($userId)],
            $this->name ?? $this->channel->event(),
            [$this->isNews() ? 'id' : 'notification_id' => $notificationId, ...$this->data, ...$now],
            $this->socketId,
        );
    }
}
