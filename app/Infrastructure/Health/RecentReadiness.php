<?php

declare(strict_types=1);

namespace App\Infrastructure\Health;

use Carbon\CarbonImmutable;
use Illuminate\Contracts\Config\Repository as Config;

/**
 * Caches the readiness for a few seconds, because a check writes to the database and calls the realtime server. The cache is a
 * local file, since the database and the cache may be what is broken. One process checks at a time.
 */
final readonly class RecentReadiness
{
    private const SECONDS = 5;

    /** The file is overwritten with the same length, which needs no space on a full disk. */
    private const BYTES = 512;

    public function __construct(private Readiness $readiness, private Config $config) {}

    /** @return array<string, bool> by part */
    public function check(): array
    {
        $file = @fopen($this->config->string('paddock.readiness.file'), 'c+b');
        if ($file === false) {
            return $this->readiness->check();
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
        $kept = json_decode((string) fread($file, self::BYTES), true);
        $age = CarbonImmutable::now()->getTimestamp() - ($kept['at'] ?? 0);

        return $age >= 0 && $age < self::SECONDS ? $kept['parts'] ?? null : null;
    }

    /**
     * @param  resource  $file
     * @return array<string, bool>
     */
    private function refresh($file): array
    {
        $parts = $this->readiness->check();
        rewind($file);
        @fwrite($file, str_pad(json_encode(['at' => CarbonImmutable::now()->getTimestamp(), 'parts' => $parts], JSON_THROW_ON_ERROR), self::BYTES));

        return $parts;
    }
}
