<?php

declare(strict_types=1);

namespace App\Infrastructure\Monitoring;

use App\Enums\TelescopeEntryType;
use Illuminate\Contracts\Container\Container;
use Illuminate\Contracts\Queue\Job;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Http\Request;
use Illuminate\Mail\Events\MessageSent;
use Illuminate\Queue\Events\JobQueued;
use Illuminate\Routing\Route;
use Symfony\Component\ErrorHandler\Error\FatalError;
use Throwable;

/**
 * Collects the entries of one request or job in memory and writes them when it has ended (docs/decisions/0088).
 *
 * A failure to record is swallowed: monitoring must not break the product.
 */
final class Recorder
{
    private const MOST_QUERIES = 100;

    private const MOST_ENTRIES = 500;

    /** Requests of pages, monitors and sockets that would only be noise. */
    private const IGNORED = ['up', 'ready', 'broadcasting/auth', 'broadcasting/user-auth', 'telescope', 'telescope/{telescopeEntry}', 'pulse'];

    /** @var list<Entry> */
    private array $entries = [];

    private RequestTotals $totals;

    /** @var list<float> when the jobs in progress began; a job may run others on the `sync` queue */
    private array $jobs = [];

    /** Whether a request or job is in progress. Console commands send too many queries to record them. */
    private bool $isWorking = false;

    /**
     * @param  bool  $isDetailed  record everything
     * @param  int  $weight  requests that this process's requests stand for; 0 when they are not in the sample
     */
    public function __construct(
        private readonly Container $container,
        public readonly bool $isDetailed,
        private readonly int $weight,
        private readonly int $slowMs,
    ) {
        $this->totals = new RequestTotals;
    }

    /** Whether requests count towards the usage and the cache hit rate. */
    public function isSampled(): bool
    {
        return $this->weight > 0;
    }

    /** A request or job begins. */
    public function begin(): void
    {
        $this->flush();
        $this->totals = new RequestTotals;
        $this->isWorking = true;
    }

    /** Runs for every statement of the product, so a fast one only costs a few comparisons. */
    public function query(QueryExecuted $query): void
    {
        $this->totals->queries++;
        $this->totals->queryMs += $query->time;
        if ($query->time < $this->slowMs && (! $this->isDetailed || ! $this->isWorking || $this->totals->queries > self::MOST_QUERIES)) {
            return;
        }
        if ($query->connectionName !== EntryRepository::CONNECTION) {
            $this->add(static fn (): Entry => EntryFactory::query($query));
        }
    }

    public function cache(bool $isHit): void
    {
        $isHit ? $this->totals->cacheHits++ : $this->totals->cacheMisses++;
    }

    public function request(Request $request, int $status): void
    {
        $route = $request->route();
        if (! $route instanceof Route || in_array($route->uri(), self::IGNORED, true)) {
            $this->entries = array_values(array_filter($this->entries, static fn (Entry $entry): bool => $entry->type === TelescopeEntryType::Exception));
            $this->isWorking = false;

            return;
        }
        $milliseconds = (microtime(true) - (float) $request->server->get('REQUEST_TIME_FLOAT', (string) microtime(true))) * 1_000;
        // With an exception or a slow statement, the request tells where it came from.
        if ($this->isDetailed || $this->weight > 0 || $milliseconds >= $this->slowMs || $this->entries !== []) {
            $this->add(fn (): Entry => EntryFactory::request($request, $route, $status, $milliseconds, $this->totals, $this->weight), isFirst: true);
        }
    }

    public function exception(Throwable $exception): void
    {
        $this->add(static fn (): Entry => EntryFactory::exception($exception));
        if ($exception instanceof FatalError) {
            $this->flush();
        }
    }

    /** @param  bool  $isInProgress  run at once within a request or another job */
    public function jobStarted(bool $isInProgress): void
    {
        if (! $isInProgress) {
            $this->begin();
            $this->jobs = [];
        }
        $this->jobs[] = microtime(true);
    }

    public function jobEnded(Job $job, bool $threw = false): void
    {
        $milliseconds = (microtime(true) - (array_pop($this->jobs) ?? microtime(true))) * 1_000;
        if ($this->isDetailed || $threw || $job->hasFailed() || $milliseconds >= $this->slowMs) {
            $this->add(static fn (): Entry => EntryFactory::workedJob($job, $threw, $milliseconds));
        }
    }

    public function jobQueued(JobQueued $event): void
    {
        if ($event->connectionName !== 'sync') {
            $class = is_object($event->job) ? (method_exists($event->job, 'displayName') ? $event->job->displayName() : $event->job::class) : $event->job;
            $this->add(static fn (): Entry => EntryFactory::job($class, $event->queue ?? 'default', 0, 'queued', null));
        }
    }

    public function mail(MessageSent $event): void
    {
        $this->add(static fn (): Entry => EntryFactory::mail($event));
    }

    /**
     * Adds an entry for each name.
     *
     * @param  array<int, array{string, int}>  $events  name and number of channels of each published event
     * @param  array<int, mixed>  $failures  by the same keys
     */
    public function broadcasts(array $events, array $failures): void
    {
        if (! $this->isDetailed) {
            return;
        }
        $counts = [];
        foreach ($events as $key => [$name, $channels]) {
            $hasFailed = isset($failures[$key]);
            [, , $sent, $reached] = $counts["{$name} {$hasFailed}"] ?? [null, null, 0, 0];
            $counts["{$name} {$hasFailed}"] = [$name, $hasFailed, $sent + 1, $reached + $channels];
        }
        foreach ($counts as [$name, $hasFailed, $sent, $channels]) {
            $this->add(static fn (): Entry => EntryFactory::broadcast($name, $sent, $channels, $hasFailed));
        }
    }

    /** The load of this host. The scheduler takes one a minute. */
    public function snapshot(): void
    {
        $this->add(static fn (): Entry => EntryFactory::server((string) gethostname(), ServerReader::read()));
        $this->flush();
    }

    /** Writes the collected entries. Call it after the response, or between two jobs: then no user waits. */
    public function flush(): void
    {
        $entries = $this->entries;
        $this->entries = [];
        $this->isWorking = false;
        if ($entries === []) {
            return;
        }
        try {
            $batch = bin2hex(random_bytes(16));
            foreach ($entries as $entry) {
                $entry->batchId = $batch;
            }
            $this->container->make(EntryRepository::class)->add($entries);
        } catch (Throwable) {
            // A full disk or a server that is down must not reach the product, and a report would be recorded too.
        }
    }

    /** @param  callable(): Entry  $entry */
    private function add(callable $entry, bool $isFirst = false): void
    {
        if (count($this->entries) >= self::MOST_ENTRIES) {
            return;
        }
        try {
            $isFirst ? array_unshift($this->entries, $entry()) : $this->entries[] = $entry();
        } catch (Throwable) {
            // As in flush().
        }
    }
}
