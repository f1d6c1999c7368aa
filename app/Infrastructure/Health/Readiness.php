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

/**
 * Tests every part that this host needs to work.
 *
 * The result is cached for a few seconds, because a test writes to the database and calls the realtime server. The cache is a
 * local file, since the database and the cache may be broken. One process tests at a time.
 */
final readonly class Readiness
{
    public const HEARTBEAT = 'scheduler:heartbeat';

    private const PROBE = 'readiness-probe';

    private const CACHED_SECONDS = 5;

    /** The file is overwritten with the same length, which needs no space on a full disk. */
    private const CACHED_BYTES = 512;

    public function __construct(private Config $config, private Cache $cache, private Http $http) {}

    /** @return array<string, bool> by part */
    public function check(): array
    {
        $file = @fopen($this->config->string('paddock.readiness.file'), 'c+b');
        if ($file === false) {
            return $this->test();
        }

        try {
            flock($file, LOCK_EX);

            return $this->recent($file) ?? $this->refresh($file);
        } finally {
            fclose($file);
        }
    }

    /**
     * @param  resource  $file
     * @return array<string, bool>|null null when the cache is outdated
     */
    private function recent($file): ?array
    {
        /** @var array{at?: int, parts?: array<string, bool>}|null $kept */
        $kept = json_decode((string) fread($file, self::CACHED_BYTES), true);
        $age = CarbonImmutable::now()->getTimestamp() - ($kept['at'] ?? 0);

        return $age >= 0 && $age < self::CACHED_SECONDS ? $kept['parts'] ?? null : null;
    }

    /**
     * @param  resource  $file
     * @return array<string, bool>
     */
    private function refresh($file): array
    {
        $parts = $this->test();
        rewind($file);
        @fwrite($file, str_pad(json_encode(['at' => CarbonImmutable::now()->getTimestamp(), 'parts' => $parts], JSON_THROW_ON_ERROR), self::CACHED_BYTES));

        return $parts;
    }

    /** @return array<string, bool> by part */
    private function test(): array
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
