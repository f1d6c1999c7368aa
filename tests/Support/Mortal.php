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
 * Runs an operation in a separate process that is killed with SIGKILL at a chosen step. For tests with a database that other
 * processes share.
 *
 * There is a step before every statement outside a transaction, before every commit, and after the commit but before the response. A
 * death anywhere inside a transaction leaves the same rows as one before its commit.
 */
final readonly class Mortal
{
    private const SIGKILL = 9;

    private const DONE = 'done';

    /**
     * @param  Closure(): mixed  $operation
     * @return bool whether it died; false when it was done in fewer steps
     */
    public static function dies(Closure $operation, int $step): bool
    {
        $outcome = (string) tempnam(sys_get_temp_dir(), 'paddock-mortal-');
        // Processes must not share a connection.
        DB::disconnect();
        $child = pcntl_fork();
        if ($child === -1) {
            throw new RuntimeException('No process could be made.');
        }
        if ($child === 0) {
            self::live($operation, $step, $outcome);
        }
        pcntl_waitpid($child, $status);
        $words = (string) file_get_contents($outcome);
        unlink($outcome);
        Assert::assertContains($words, ['', self::DONE], $words);

        return $words === '';
    }

    /**
     * Dies at the first step, then at the second, until the operation is done.
     *
     * @param  Closure(): mixed  $operation  safe to do again
     * @param  Closure(int): void  $afterwards  called after each death with its step
     * @return int how often it died
     */
    public static function dieAtEveryStep(Closure $operation, Closure $afterwards): int
    {
        for ($step = 1; self::dies($operation, $step); $step++) {
            $afterwards($step);
        }

        return $step - 1;
    }

    /** @param  Closure(): mixed  $operation */
    private static function live(Closure $operation, int $step, string $outcome): never
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
            $operation();
            file_put_contents($outcome, self::DONE);
        } catch (Throwable $exception) {
            file_put_contents($outcome, (string) $exception);
        }
        // A normal exit would run the shutdown functions and destructors of the test's own process.
        posix_kill((int) getmypid(), self::SIGKILL);
        exit(1);
    }
}
