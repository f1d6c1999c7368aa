<?php

declare(strict_types=1);

namespace App\Http\Problems;

use Illuminate\Contracts\Database\ConcurrencyErrorDetector;
use PDOException;
use Symfony\Component\HttpKernel\Exception\ServiceUnavailableHttpException;
use Throwable;

/** Tells failures after which the same request may work later: nothing was done, and nobody made a mistake. */
final readonly class Unavailable
{
    public const BUSY_SECONDS = 1;

    public const FULL_SECONDS = 60;

    public function __construct(private ConcurrencyErrorDetector $concurrency) {}

    /** A lock that was waited for in vain, a deadlock. */
    public function isBusy(Throwable $failure): bool
    {
        return $this->concurrency->causedByConcurrencyError($failure);
    }

    /** As SQLite, MariaDB and PostgreSQL say it. */
    public function isDiskFull(Throwable $failure): bool
    {
        return $failure instanceof PDOException && preg_match('/database or disk is full|Disk full|No space left on device|SQLSTATE\[53100\]/i', $failure->getMessage()) === 1;
    }

    /** The answer to a person; null for every other failure. */
    public function answer(Throwable $failure): ?ServiceUnavailableHttpException
    {
        return match (true) {
            $this->isBusy($failure) => new ServiceUnavailableHttpException(self::BUSY_SECONDS, 'The database is busy. Nothing was changed; try again.', $failure),
            $this->isDiskFull($failure) => new ServiceUnavailableHttpException(self::FULL_SECONDS, 'There is no room to keep this. Nothing was changed; try again later.', $failure),
            default => null,
        };
    }
}
