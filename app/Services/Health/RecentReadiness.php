<?php

declare(strict_types=1);

namespace App\Services\Health;

use Carbon\CarbonImmutable;
use Illuminate\Contracts\Config\Repository as Config;

/**
 * The readiness of the last seconds, so that asking often costs nothing: a look writes to the database and calls the realtime
 * server. It is kept in a file of this host, since the database and the cache are what may be broken, and one process looks at
 * a time.
 */
final readonly class RecentReadiness
{
    private const SECONDS = 5;

    /** Always as many, written over the former ones: that needs no room on a full disk. */
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

            return $this->recent($file) ?? $this->look($file);
        } finally {
            fclose($file);
        }
    }

    /**
     * @param  resource  $file
     * @return array<string, bool>|null null when there is none that is recent
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
    private function look($file): array
    {
        $parts = $this->readiness->check();
        rewind($file);
        @fwrite($file, str_pad(json_encode(['at' => CarbonImmutable::now()->getTimestamp(), 'parts' => $parts], JSON_THROW_ON_ERROR), self::BYTES));

        return $parts;
    }
}
