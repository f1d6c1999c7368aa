<?php

declare(strict_types=1);

namespace App\Listeners\Auth;

use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Realtime\RealtimeApi;
use App\Infrastructure\Realtime\RealtimeConnection;
use App\Models\Impersonation;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Queue\ShouldQueue;

/**
 * Closes the connections of ended sessions, and of the colleagues that the user impersonates. Tabs with a valid session
 * reconnect automatically.
 */
final class CloseRealtimeConnections implements ShouldQueue
{
    public string $queue = 'live';

    /** @var list<int> */
    public array $backoff = [2, 4, 8, 30, 120, 300];

    public function __construct(private readonly RealtimeApi $realtime, private readonly RealtimeConnection $connection) {}

    /** Laravel's `log` and `null` broadcasters have no server. */
    public function shouldQueue(): bool
    {
        return $this->connection->reachesServer();
    }

    /** A server that can't be reached from here may still send events to the connections. */
    public function retryUntil(): CarbonImmutable
    {
        return CarbonImmutable::now()->addDay();
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
