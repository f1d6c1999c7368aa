<?php

declare(strict_types=1);

namespace App\Services\Realtime;

use Illuminate\Contracts\Config\Repository;

/** The entry of config/broadcasting.php that `BROADCAST_CONNECTION` names: the server's side of it and the browser's. */
final readonly class RealtimeConnection
{
    /** Laravel's `log` and `null` broadcasters reach no server; the pages are told of our own then. */
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

    /** @return array{key: string, host: string, port: int, scheme: string, path: string} what the browser connects by */
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
