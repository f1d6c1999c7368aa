<?php

declare(strict_types=1);

namespace App\Listeners\Auth;

use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Realtime\RealtimeApi;
use App\Infrastructure\Realtime\RealtimeConnection;
use App\Models\Impersonation;
use Illuminate\Contracts\Queue\ShouldQueue;

/**
 * Closes the connections of ended sessions, and of the colleagues that the user impersonates. Tabs with a valid session
 * reconnect automatically.
 */
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
        $impersonated = Impersonation::query()->where('actor_id', $event->userId)->whereNull('ended_at')
            ->where('started_at', '>', now()->subMinutes(config()->integer('paddock.impersonation.minutes')))->pluck('target_id')->unique();
        foreach ([$event->userId, ...$impersonated] as $userId) {
            $this->realtime->terminateConnections($userId);
        }
    }
}
