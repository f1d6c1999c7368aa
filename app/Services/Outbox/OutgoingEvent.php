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
     */
    public function __construct(
        public int $userId,
        public LiveChannel $channel,
        public array $data,
        public ?string $socketId = null,
    ) {}

    /** @return array<string, mixed> */
    public function toPayload(): array
    {
        return ['user_id' => $this->userId, 'channel' => $this->channel->value, 'data' => $this->data, 'socket_id' => $this->socketId];
    }

    /** @param  array<string, mixed>  $payload  as {@see self::toPayload()} wrote it */
    public static function fromPayload(array $payload): self
    {
        return new self($payload['user_id'], LiveChannel::from($payload['channel']), $payload['data'], $payload['socket_id']);
    }

    /** @param  array<string, mixed>  $data */
    public function withData(array $data): self
    {
        return new self($this->userId, $this->channel, $data, $this->socketId);
    }

    public function toRealtimeEvent(): RealtimeEvent
    {
        return new RealtimeEvent([$this->channel->of($this->userId)], $this->channel->event(), $this->data, $this->socketId);
    }
}
