<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Illuminate\Database\QueryException;
use Psr\Log\LoggerInterface;

/**
 * Logs a failed statement without its values. The framework's message contains them all, and MariaDB and PostgreSQL include
 * duplicate values in theirs.
 */
final readonly class QueryFailureLog
{
    public function __construct(private LoggerInterface $log) {}

    /** @return false to stop Laravel from logging it too */
    public function write(QueryException $failure): bool
    {
        [$state, $code] = [...$failure->errorInfo ?? [], null, null];

        $this->log->error('A database statement failed.', [
            'exception' => $failure::class,
            'connection' => $failure->getConnectionName(),
            'state' => $state ?? $failure->getCode(),
            'code' => $code,
            'sql' => $failure->getSql(),
            'at' => "{$failure->getFile()}:{$failure->getLine()}",
            'trace' => $failure->getTraceAsString(),
        ]);

        return false;
    }
}
