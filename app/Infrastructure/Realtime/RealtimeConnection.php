<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

use Illuminate\Contracts\Config\Repository;

/** The broadcasting connection selected by `BROADCAST_CONNECTION`, for the server and the browser. */
final readonly class RealtimeConnection
{
    /** With Laravel's `log` and `null` broadcasters, pages still get the settings of our own server. */
    private const SERVERS = ['reverb', 'pusher'];

    public function __construct(private Repository $config) {}

    public function reachesServer(): bool
    {
        return in_array($this->config->get('broadcasting.default'), self::SERVERS, true);
    }

    public function settings(): RealtimeSettings
    {
        return RealtimeSettings::fromConfig($this->entry());
    }

    /** @return array{key: string, host: string, port: int, scheme: string, path: string} the browser's settings */
    public function client(): array
    {
        $entry = $this->entry();
        /** @var array{host: string, port: int, scheme: string, path: string} $client */
        $client = $entry['client'];

        return ['key' => (string) ($entry['key'] ?? ''), ...$client];
    }

    /** @return array<string, mixed> */
    private function entry(): array
    {
        $name = $this->reachesServer() ? $this->config->string('broadcasting.default') : self::SERVERS[0];

        /** @var array<string, mixed> */
        return $this->config->array("broadcasting.connections.{$name}");
    }
}
