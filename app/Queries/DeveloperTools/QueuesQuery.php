<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Data\DeveloperTools\FailedJobDetails;
use App\Data\DeveloperTools\QueueRow;
use App\Data\DeveloperTools\WorkerRow;
use App\Data\Lists\Choice;
use App\Domain\DeveloperTools\FailedJobText;
use App\Infrastructure\Queues\WorkerRegistry;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\Config;
use Illuminate\Contracts\Queue\Factory;
use Illuminate\Support\Facades\DB;

/** Queues, workers and failures of /horizon. */
final readonly class QueuesQuery
{
    /** An idle worker has a heartbeat every 10 seconds. */
    private const QUIET_SECONDS = 20;

    /** Newest failed jobs whose classes and queues can be chosen. */
    private const CHOICE_ROWS = 500;

    /** @param  list<string>  $names */
    public function __construct(
        private Factory $queues,
        private WorkerRegistry $workers,
        #[Config('paddock.queues')]
        private array $names,
        #[Config('queue.default')]
        private string $connection,
    ) {}

    /** @return list<QueueRow> */
    public function queues(): array
    {
        $connection = $this->queues->connection($this->connection);
        $workers = array_filter($this->workers->all(), fn (array $worker): bool => $worker['connection'] === $this->connection);

        return array_map(static fn (string $name): QueueRow => new QueueRow(
            name: $name,
            waiting: $connection->pendingSize($name),
            delayed: $connection->delayedSize($name),
            reserved: $connection->reservedSize($name),
            oldest_at: self::iso($connection->creationTimeOfOldestPendingJob($name)),
            workers: count(array_filter($workers, static fn (array $worker): bool => in_array($name, explode(',', $worker['queues']), true))),
        ), $this->names);
    }

    /** @return list<WorkerRow> by host and process */
    public function workers(): array
    {
        $workers = $this->workers->all();
        usort($workers, static fn (array $one, array $other): int => [$one['host'], $one['pid']] <=> [$other['host'], $other['pid']]);
        $quietSince = CarbonImmutable::now()->getTimestamp() - self::QUIET_SECONDS;

        return array_map(static fn (array $worker): WorkerRow => new WorkerRow(
            host: $worker['host'],
            pid: $worker['pid'],
            queues: explode(',', $worker['queues']),
            job: $worker['job'],
            since_at: (string) self::iso($worker['since']),
            seen_at: (string) self::iso($worker['seen']),
            is_quiet: $worker['seen'] < $quietSince,
        ), $workers);
    }

    /** @return array{list<Choice>, list<Choice>} queues, and classes of the newest failed jobs */
    public function choices(): array
    {
        $newest = DB::table('failed_jobs')->orderByDesc('id')->limit(self::CHOICE_ROWS)
            ->select('queue')->selectRaw('substr(payload, 1, ?) as payload', [FailedJobText::PAYLOAD_CHARACTERS])->get();
        $jobs = $newest->map(static fn (object $row): string => FailedJobText::job($row->payload))->unique()->sort();

        return [
            array_map(static fn (string $name): Choice => new Choice($name, $name), array_values(array_unique([...$this->names, ...$newest->pluck('queue')]))),
            array_map(static fn (string $class): Choice => new Choice($class, class_basename($class), $class), array_values($jobs->all())),
        ];
    }

    /** The exception of a failed job; null when the job was retried or deleted. */
    public function failure(int $id): ?FailedJobDetails
    {
        $exception = DB::table('failed_jobs')->where('id', $id)->value('exception');

        return $exception === null ? null : new FailedJobDetails(FailedJobText::trace($exception));
    }

    /** @param  int|null  $time  Unix time */
    private static function iso(?int $time): ?string
    {
        return $time === null ? null : CarbonImmutable::createFromTimestampUTC($time)->toIso8601ZuluString();
    }
}
