<?php

declare(strict_types=1);

namespace App\Infrastructure\Monitoring;

use App\Enums\TelescopeEntryType;
use App\Enums\TelescopeOutcome;
use Illuminate\Contracts\Queue\Job;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Http\Request;
use Illuminate\Mail\Events\MessageSent;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Route as Routes;
use Throwable;

/** Builds entries from what the framework reports: names, templates, numbers and places in the code, never a value of a person. */
final readonly class EntryFactory
{
    private const FRAMES = 20;

    /** @param  int  $weight  requests that this one stands for */
    public static function request(Request $request, Route $route, int $status, float $milliseconds, RequestTotals $totals, int $weight): Entry
    {
        $uri = '/'.ltrim($route->uri(), '/');

        return new Entry(
            TelescopeEntryType::Request,
            "{$request->method()} {$uri}",
            "{$request->method()} {$uri}",
            [
                'method' => $request->method(), 'uri' => $uri, 'route' => $route->getName(), 'ids' => self::ids($route),
                'memory_mb' => round(memory_get_peak_usage() / 1024 / 1024, 1), 'queries' => $totals->queries, 'query_ms' => round($totals->queryMs, 1),
                'cache_hits' => $totals->cacheHits, 'cache_misses' => $totals->cacheMisses,
            ],
            TelescopeOutcome::of($status >= 500, $milliseconds),
            (string) $status,
            $milliseconds,
            Auth::hasUser() ? (int) Auth::id() : null,
            $weight,
            $totals->cacheHits,
            $totals->cacheMisses,
        );
    }

    public static function query(QueryExecuted $query): Entry
    {
        $sql = ValueMask::sql($query->sql);

        return new Entry(
            TelescopeEntryType::Query, $sql, $sql, ['sql' => $sql, 'connection' => $query->connectionName, 'at' => self::caller()],
            TelescopeOutcome::of(false, $query->time), durationMs: $query->time,
        );
    }

    public static function exception(Throwable $exception): Entry
    {
        $class = self::className($exception);
        $place = self::place($exception->getFile(), $exception->getLine());
        $previous = [];
        for ($cause = $exception->getPrevious(); $cause !== null; $cause = $cause->getPrevious()) {
            $previous[] = self::className($cause).' at '.self::place($cause->getFile(), $cause->getLine());
        }

        return new Entry(
            TelescopeEntryType::Exception, $class, "{$class} {$place}",
            ['message' => ValueMask::message($exception), 'at' => $place, 'trace' => self::trace($exception->getTrace()), 'previous' => $previous],
            TelescopeOutcome::Failed,
        );
    }

    /** @param  float|null  $milliseconds  null for a job that was only queued */
    public static function job(string $class, string $queue, int $attempts, string $status, ?float $milliseconds): Entry
    {
        return new Entry(
            TelescopeEntryType::Job, $class, $class, ['queue' => $queue, 'attempts' => $attempts],
            TelescopeOutcome::of($status === 'failed', $milliseconds), $status, $milliseconds,
        );
    }

    public static function workedJob(Job $job, bool $threw, float $milliseconds): Entry
    {
        $status = $job->hasFailed() ? 'failed' : ($threw || $job->isReleased() ? 'released' : 'processed');

        return self::job($job->resolveName(), $job->getQueue(), $job->attempts(), $status, $milliseconds);
    }

    public static function mail(MessageSent $event): Entry
    {
        $class = $event->data['__laravel_mailable'] ?? null;
        $class = is_string($class) ? $class : 'Mail without a class';
        $message = $event->message;

        return new Entry(TelescopeEntryType::Mail, $class, $class, [
            'recipients' => count($message->getTo()) + count($message->getCc()) + count($message->getBcc()),
        ]);
    }

    public static function broadcast(string $event, int $events, int $channels, bool $hasFailed): Entry
    {
        return new Entry(
            TelescopeEntryType::Broadcast, $event, $event, ['events' => $events, 'channels' => $channels],
            TelescopeOutcome::of($hasFailed, null), $hasFailed ? 'not sent' : 'sent',
        );
    }

    /** @param  array{cpu_percent: float|null, memory_used: int|null, memory_total: int|null, disk_used: int|null, disk_total: int|null}  $figures */
    public static function server(string $host, array $figures): Entry
    {
        return new Entry(TelescopeEntryType::Server, $host, $host, $figures);
    }

    /**
     * Ids of records in the path. Only of parameters that can't be anything else: the path of the profile search may hold a phone number.
     *
     * @return array<string, int>
     */
    private static function ids(Route $route): array
    {
        $named = array_intersect_key($route->originalParameters(), Routes::getPatterns());

        return array_map(intval(...), array_filter($named, static fn (mixed $value): bool => is_string($value) && ctype_digit($value)));
    }

    /** PostgreSQL refuses the zero byte in the name of an anonymous class. */
    private static function className(Throwable $exception): string
    {
        return (string) strtok($exception::class, "\0");
    }

    /** The line of the application that sent the statement, or null for the framework's own. */
    private static function caller(): ?string
    {
        foreach (debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS, 60) as $frame) {
            $file = $frame['file'] ?? '';
            if (str_starts_with($file, app_path().'/') && ! str_starts_with($file, __DIR__) && $file !== app_path('Providers/MonitoringServiceProvider.php')) {
                return self::place($file, $frame['line'] ?? 0);
            }
        }

        return null;
    }

    /**
     * @param  list<array<string, mixed>>  $trace
     * @return list<string> without arguments
     */
    private static function trace(array $trace): array
    {
        $places = array_filter(
            array_map(
                static fn (array $frame): ?string => isset($frame['file'])
                    ? self::place($frame['file'], $frame['line'] ?? 0)
                    : null,
                $trace,
            ),
        );

        return array_slice(array_values($places), 0, self::FRAMES);
    }

    /** Also of files outside of the application, and of evaluated code. */
    private static function place(string $file, int $line): string
    {
        return str_replace(base_path().'/', '', $file).":{$line}";
    }
}
