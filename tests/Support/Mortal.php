<?php

declare(strict_types=1);

namespace Tests\Support;

use Closure;
use Illuminate\Database\Connection;
use Illuminate\Database\Events\TransactionCommitted;
use Illuminate\Database\Events\TransactionCommitting;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use PHPUnit\Framework\Assert;
use RuntimeException;
use Throwable;

/**
 * Does a deed in a process of its own that dies of SIGKILL at a chosen step, as under `kill -9`. For tests with a database
 * that other processes share.
 *
 * A step is before every statement outside a transaction, before a commit, and after it but before the response. Deaths inside one
 * transaction all leave the same rows, so the one before its commit stands for them.
 */
final readonly class Mortal
{
    private const SIGKILL = 9;

    private const DONE = 'done';

    /**
     * @param  Closure(): mixed  $deed
     * @return bool whether it died; false when it was done in fewer steps
     */
    public static function dies(Closure $deed, int $step): bool
    {
        $outcome = (string) tempnam(sys_get_temp_dir(), 'paddock-mortal-');
        // No two processes speak through one connection.
        DB::disconnect();
        $child = pcntl_fork();
        if ($child === -1) {
            throw new RuntimeException('No process could be made.');
        }
        if ($child === 0) {
            self::live($deed, $step, $outcome);
        }
        pcntl_waitpid($child, $status);
        $words = (string) file_get_contents($outcome);
        unlink($outcome);
        Assert::assertContains($words, ['', self::DONE], $words);

        return $words === '';
    }

    /**
     * Dies at the first step, then at the second, until the deed is done.
     *
     * @param  Closure(): mixed  $deed  safe to do again
     * @param  Closure(int): void  $afterwards  called after each death with its step
     * @return int how often it died
     */
    public static function dieAtEveryStep(Closure $deed, Closure $afterwards): int
    {
        for ($step = 1; self::dies($deed, $step); $step++) {
            $afterwards($step);
        }

        return $step - 1;
    }

    /** @param  Closure(): mixed  $deed */
    private static function live(Closure $deed, int $step, string $outcome): never
    {
        $left = $step;
        $next = static function () use (&$left): void {
            if (--$left === 0) {
                posix_kill((int) getmypid(), self::SIGKILL);
            }
        };
        try {
            DB::reconnect();
            DB::connection()->beforeExecuting(static function (string $query, array $bindings, Connection $connection) use ($next): void {
                if ($connection->transactionLevel() === 0) {
                    $next();
                }
            });
            Event::listen([TransactionCommitting::class, TransactionCommitted::class], $next);
            $deed();
            file_put_contents($outcome, self::DONE);
        } catch (Throwable $exception) {
            file_put_contents($outcome, (string) $exception);
        }
        // Nothing of the test's own process is ended here a second time.
        posix_kill((int) getmypid(), self::SIGKILL);
        exit(1);
    }
}
