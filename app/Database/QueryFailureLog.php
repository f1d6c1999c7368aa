<?php

declare(strict_types=1);

namespace App\Database;

use Illuminate\Database\QueryException;
use Psr\Log\LoggerInterface;

/**
 * Logs a statement that failed without the values that were in it. The framework's own message holds them all, and those of
 * MariaDB and PostgreSQL name the value that was twice.
 */
final readonly class QueryFailureLog
{
    public function __construct(private LoggerInterface $log) {}

    /** @return false nobody else shall log it */
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
