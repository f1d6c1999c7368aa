<?php

declare(strict_types=1);

namespace App\Infrastructure\Problems;

use Illuminate\Contracts\Database\ConcurrencyErrorDetector;
use PDOException;
use Symfony\Component\HttpKernel\Exception\ServiceUnavailableHttpException;
use Throwable;

/** Detects temporary failures: nothing was changed, and the same request may succeed later. */
final readonly class Unavailable
{
    public const BUSY_SECONDS = 1;

    public const STORAGE_SECONDS = 60;

    public function __construct(private ConcurrencyErrorDetector $concurrency) {}

    /** A lock timeout or a deadlock. */
    public function isBusy(Throwable $failure): bool
    {
        return $this->concurrency->causedByConcurrencyError($failure);
    }

    /** In the words of SQLite, MariaDB and PostgreSQL. */
    public function isDiskFull(Throwable $failure): bool
    {
        return $failure instanceof PDOException
            && preg_match(
                '/database or disk is full|Disk full|No space left on device|SQLSTATE\[53100\]/i',
                $failure->getMessage(),
            ) === 1;
    }

    /** In the words of SQLite, MariaDB and PostgreSQL. */
    public function isReadOnly(Throwable $failure): bool
    {
        return $failure instanceof PDOException
            && preg_match(
                '/attempt to write a readonly database|--read-only option|read-only mode|SQLSTATE\[25006\]/i',
                $failure->getMessage(),
            ) === 1;
    }

    /** The answer for pages; null for every other failure. */
    public function answer(Throwable $failure): ?ServiceUnavailableHttpException
    {
        return match (true) {
            $this->isBusy($failure) => new ServiceUnavailableHttpException(
                self::BUSY_SECONDS,
                'The database is busy. Nothing was changed. Try again.',
                $failure,
            ),
            $this->isDiskFull($failure) => new ServiceUnavailableHttpException(
                self::STORAGE_SECONDS,
                'The storage is full. Nothing was changed. Try again later.',
                $failure,
            ),
            $this->isReadOnly($failure) => new ServiceUnavailableHttpException(
                self::STORAGE_SECONDS,
                'The database is read-only. Nothing was changed. Try again later.',
                $failure,
            ),
            default => null,
        };
    }
}
