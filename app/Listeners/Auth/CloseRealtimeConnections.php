<?php

declare(strict_types=1);

namespace App\Listeners\Auth;

use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Realtime\RealtimeApi;
use App\Infrastructure\Realtime\RealtimeConnection;
use Illuminate\Contracts\Queue\ShouldQueue;

/** Closes the connections of ended sessions. Tabs with a valid session reconnect automatically. */
final class CloseRealtimeConnections implements ShouldQueue
{
    public string $queue = 'live';

    public int $tries = 5;

    public int $backoff = 2;

    public function __construct(private readonly RealtimeApi $realtime, private readonly RealtimeConnection $connection) {}

    /** Laravel's `log` and `null` broadcasters have no server. */
    public function shouldQueue(): bool
    {
        return $this->connection->reachesServer();
    }

    public function handle(StaffSessionsEnded $event): void
    {
        $this->realtime->terminateConnections($event->userId);
    }
}
