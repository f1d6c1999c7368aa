<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Closure;
use Illuminate\Database\Connection;
use Illuminate\Database\ConnectionInterface;

/** Lets a statement that a page can do without fail soon when SQLite's only write lock is taken. Usual writes take less time. */
final readonly class ShortLockWait
{
    private const MILLISECONDS = 250;

    public function __construct(private ConnectionInterface $database) {}

    /** @param  Closure(): mixed  $work */
    public function during(Closure $work): void
    {
        if (! $this->database instanceof Connection || $this->database->getDriverName() !== 'sqlite') {
            $work();

            return;
        }
        $usual = (int) $this->database->getConfig('busy_timeout');
        $this->database->getPdo()->exec('pragma busy_timeout = '.min(self::MILLISECONDS, $usual));
        try {
            $work();
        } finally {
            $this->database->getPdo()->exec("pragma busy_timeout = {$usual}");
        }
    }
}
