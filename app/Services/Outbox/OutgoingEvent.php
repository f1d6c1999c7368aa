<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Services\Realtime\LiveChannel;
use App\Services\Realtime\RealtimeEvent;

/** An event for one person, as it waits in the outbox. */
final readonly class OutgoingEvent
{
    /**
     * @param  array<string, mixed>  $data  what the browser gets
     * @param  string|null  $socketId  the tab that already knows
     * @param  string|null  $name  null for the channel's own event
     */
    public function __construct(
        public int $userId,
        public LiveChannel $channel,
        public array $data,
        public ?string $socketId = null,
        public ?string $name = null,
    ) {}

    /** Whether it tells of work, and its data is the notification; a read event tells that one is done with. */
    public function isNews(): bool
    {
        return $this->name !== null || $this->channel !== LiveChannel::Read;
    }

    /** @return array<string, mixed> */
    public function toPayload(): array
    {
        $payload = ['user_id' => $this->userId, 'channel' => $this->channel->value, 'data' => $this->data, 'socket_id' => $this->socketId];

        return $this->name === null ? $payload : [...$payload, 'name' => $this->name];
    }

    /** @param  array<string, mixed>  $payload  as {@see self::toPayload()} wrote it */
    public static function fromPayload(array $payload): self
    {
        return new self($payload['user_id'], LiveChannel::from($payload['channel']), $payload['data'], $payload['socket_id'], $payload['name'] ?? null);
    }

    /** @param  array<string, mixed>  $data */
    public function withData(array $data): self
    {
        return new self($this->userId, $this->channel, $data, $this->socketId, $this->name);
    }

    public function toRealtimeEvent(): RealtimeEvent
    {
        return new RealtimeEvent([$this->channel->of($this->userId)], $this->name ?? $this->channel->event(), $this->data, $this->socketId);
    }
}
