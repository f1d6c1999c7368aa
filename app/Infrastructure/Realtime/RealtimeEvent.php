<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

/** An event for the realtime server. */
final readonly class RealtimeEvent
{
    /**
     * @param  non-empty-list<string>  $channels  with their `private-` prefix
     * @param  array<string, mixed>  $payload
     * @param  string|null  $socketId  the connection that does not get the event
     */
    public function __construct(
        public array $channels,
        public string $name,
        public array $payload,
        public ?string $socketId = null,
    ) {}

    /** @return array<string, mixed> the body of `POST /events`, or one entry of `POST /batch_events` */
    public function toBody(): array
    {
        $body = ['name' => $this->name, 'data' => json_encode($this->payload, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE)];
        $body += count($this->channels) === 1 ? ['channel' => $this->channels[0]] : ['channels' => $this->channels];

        return $this->socketId === null ? $body : [...$body, 'socket_id' => $this->socketId];
    }
}
