<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use Closure;
use Illuminate\Database\Connection;
use Illuminate\Database\ConnectionInterface;

/** Lets a statement that a page can do without fail at once when SQLite's only write lock is taken. */
final readonly class ShortLockWait
{
    public function __construct(private ConnectionInterface $database) {}

    /** @param  Closure(): mixed  $work */
    public function during(Closure $work): void
    {
        if (! $this->database instanceof Connection || $this->database->getDriverName() !== 'sqlite') {
            $work();

            return;
        }
        $this->database->statement('pragma busy_timeout = 0');
        try {
            $work();
        } finally {
            $this->database->statement('pragma busy_timeout = '.(int) $this->database->getConfig('busy_timeout'));
        }
    }
}
