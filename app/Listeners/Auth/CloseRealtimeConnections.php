<?php

declare(strict_types=1);

namespace App\Listeners\Auth;

use App\Events\Auth\StaffSessionsEnded;
use App\Services\Realtime\RealtimeApi;
use App\Services\Realtime\RealtimeConnection;
use Illuminate\Contracts\Queue\ShouldQueue;

/** An ended session keeps no ear: its sockets are closed too. Tabs that still have a session connect again by themselves. */
final class CloseRealtimeConnections implements ShouldQueue
{
    public string $queue = 'live';

    public int $tries = 5;

    public int $backoff = 2;

    public function __construct(private readonly RealtimeApi $realtime, private readonly RealtimeConnection $connection) {}

    /** With Laravel's `log` and `null` broadcasters there is no server, and so no socket. */
    public function shouldQueue(): bool
    {
        return $this->connection->reachesServer();
    }

    public function handle(StaffSessionsEnded $event): void
    {
        $this->realtime->terminateConnections($event->userId);
    }
}
