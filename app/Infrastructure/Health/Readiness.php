<?php

declare(strict_types=1);

namespace App\Infrastructure\Health;

use App\Infrastructure\Realtime\RealtimeConnection;
use App\Models\OutboxMessage;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Cache\Repository as Cache;
use Illuminate\Contracts\Config\Repository as Config;
use Illuminate\Http\Client\Factory as Http;
use Illuminate\Support\Facades\DB;
use Throwable;

/** Tests every part that this host needs to work. */
final readonly class Readiness
{
    public const HEARTBEAT = 'scheduler:heartbeat';

    private const PROBE = 'readiness-probe';

    public function __construct(private Config $config, private Cache $cache, private Http $http) {}

    /** @return array<string, bool> by part */
    public function check(): array
    {
        return array_map(static fn (callable $part): bool => rescue($part, false, false) === true, [
            'database' => $this->databaseWrites(...),
            'cache' => $this->cacheAnswers(...),
            'disk' => $this->diskHasRoom(...),
            'queue' => $this->outboxIsCurrent(...),
            'scheduler' => $this->schedulerRuns(...),
            'realtime' => $this->realtimeAnswers(...),
        ]);
    }

    /**
     * Called by the scheduler every minute.
     *
     * @throws Throwable when the cache is unavailable
     */
    public function beat(): void
    {
        $this->cache->put(self::HEARTBEAT, CarbonImmutable::now()->getTimestamp());
    }

    /** Writes, because a full disk or a read-only file can still be read. */
    private function databaseWrites(): bool
    {
        return DB::transaction(static fn (): bool => DB::table('cache')->upsert(
            [['key' => self::PROBE, 'value' => bin2hex(random_bytes(2048)), 'expiration' => time()]],
            ['key'],
        ) > 0);
    }

    private function cacheAnswers(): bool
    {
        return $this->cache->put(self::PROBE.'-cache', 1, 60);
    }

    private function diskHasRoom(): bool
    {
        return disk_free_space(storage_path()) >= $this->config->integer('paddock.readiness.free_bytes');
    }

    private function outboxIsCurrent(): bool
    {
        return ! OutboxMessage::query()
            ->whereNull('delivered_at')
            ->where('available_at', '<', now()->subSeconds($this->config->integer('paddock.readiness.outbox_seconds')))
            ->exists();
    }

    private function schedulerRuns(): bool
    {
        $beat = $this->cache->get(self::HEARTBEAT);

        return is_numeric($beat) && CarbonImmutable::now()->getTimestamp() - (int) $beat <= $this->config->integer('paddock.readiness.scheduler_seconds');
    }

    /** Only for our own server: hosted ones have no such address. */
    private function realtimeAnswers(): bool
    {
        if ($this->config->get('broadcasting.default') !== 'reverb') {
            return true;
        }
        $settings = (new RealtimeConnection($this->config))->settings();

        return $this->http->connectTimeout(1)->timeout(2)->get("{$settings->origin}{$settings->pathPrefix}/up")->successful();
    }
}
