<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Data\DeveloperTools\PulseException;
use App\Data\DeveloperTools\PulsePage;
use App\Data\DeveloperTools\PulseServer;
use App\Data\DeveloperTools\PulseUser;
use App\Data\DeveloperTools\PulseWork;
use App\Domain\DeveloperTools\EntryPresenter;
use App\Enums\PulsePeriod;
use App\Enums\TelescopeEntryType;
use App\Enums\TelescopeOutcome;
use App\Infrastructure\Monitoring\EntryRepository;
use App\Support\UtcTime;
use Carbon\CarbonImmutable;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Database\Query\Builder;
use stdClass;

/** The figures of /pulse, added up from recorded entries. */
final readonly class PulseQuery
{
    private const MOST_ROWS = 10;

    /** Points of a server's line. */
    private const POINTS = 30;

    /** Three snapshots. */
    private const SILENT_SECONDS = 180;

    public function __construct(private EntryRepository $entries, private Repository $config) {}

    public function page(PulsePeriod $period): PulsePage
    {
        $now = CarbonImmutable::now('UTC');
        $since = $now->subHours($period->hours());
        $totals = $this->of(TelescopeEntryType::Request, $since)->where('weight', '>', 0)
            ->selectRaw('count(*) as sampled, sum(weight) as requests, sum(cache_hits) as hits, sum(cache_misses) as misses')->first();

        return new PulsePage(
            period: $period,
            read_at: $now->toIso8601ZuluString(),
            servers: $this->servers($since, $now),
            slow_requests: $this->slow(TelescopeEntryType::Request, $since),
            slow_queries: $this->slow(TelescopeEntryType::Query, $since),
            jobs: $this->work($this->of(TelescopeEntryType::Job, $since)->whereIn('outcome', [TelescopeOutcome::Slow->value, TelescopeOutcome::Failed->value])),
            exceptions: $this->exceptions($since),
            users: $this->users($since),
            requests: (int) ($totals->requests ?? 0),
            sampled_requests: (int) ($totals->sampled ?? 0),
            cache_hits: (int) ($totals->hits ?? 0),
            cache_misses: (int) ($totals->misses ?? 0),
            exceptions_count: $this->of(TelescopeEntryType::Exception, $since)->count(),
            failed_jobs: $this->of(TelescopeEntryType::Job, $since)->where('outcome', TelescopeOutcome::Failed->value)->count(),
            slow_ms: $this->config->integer('pulse.slow_ms'),
            is_enabled: $this->config->boolean('pulse.enabled') || $this->config->boolean('telescope.enabled'),
        );
    }

    private function of(TelescopeEntryType $type, CarbonImmutable $since): Builder
    {
        return $this->entries->table()->where('type', $type->value)->where('created_at', '>=', $since->format('Y-m-d H:i:s'));
    }

    /** @return list<PulseWork> */
    private function slow(TelescopeEntryType $type, CarbonImmutable $since): array
    {
        // A failed request may have been slow too.
        return $this->work(
            $this->of($type, $since)
                ->where('outcome', '!=', TelescopeOutcome::Ok->value)
                ->where('duration_ms', '>=', $this->config->integer('pulse.slow_ms')),
        );
    }

    /** @return list<PulseWork> slowest first */
    private function work(Builder $entries): array
    {
        return array_values(
            $entries
                ->groupBy('family_hash')
                ->selectRaw(
                    'max(sequence) as id, min(label) as label, count(*) as times, sum(case when outcome = ? then 1 else 0 end) as failed, max(duration_ms) as slowest_ms, avg(duration_ms) as average_ms',
                    [TelescopeOutcome::Failed->value],
                )
                ->orderByDesc('slowest_ms')
                ->limit(self::MOST_ROWS)
                ->get()
                ->map(
                    static fn (stdClass $row): PulseWork => new PulseWork(
                        (int) $row->id,
                        $row->label,
                        (int) $row->times,
                        (int) $row->failed,
                        self::figure($row->slowest_ms),
                        self::figure($row->average_ms),
                    ),
                )
                ->all(),
        );
    }

    /** @return list<PulseException> most frequent first */
    private function exceptions(CarbonImmutable $since): array
    {
        $families = $this->of(TelescopeEntryType::Exception, $since)
            ->groupBy('family_hash')
            ->selectRaw('max(sequence) as id, min(label) as label, count(*) as times, max(created_at) as last_at')
            ->orderByDesc('times')
            ->limit(self::MOST_ROWS)
            ->get();
        $newest = $this->entries
            ->table()
            ->whereIntegerInRaw('sequence', $families->pluck('id')->all())
            ->get(['sequence', 'content'])
            ->keyBy('sequence');

        return array_values(
            $families
                ->map(
                    static fn (stdClass $row): PulseException => new PulseException(
                        (int) $row->id,
                        $row->label,
                        EntryPresenter::content($newest[$row->id])['at'] ?? null,
                        (int) $row->times,
                        (string) UtcTime::iso($row->last_at),
                    ),
                )
                ->all(),
        );
    }

    /** @return list<PulseUser> busiest first */
    private function users(CarbonImmutable $since): array
    {
        /** @var list<stdClass> $users */
        $users = $this->of(TelescopeEntryType::Request, $since)->where('weight', '>', 0)->groupBy('user_id')
            ->selectRaw('user_id, sum(weight) as requests')->orderByDesc('requests')->limit(self::MOST_ROWS)->get()->all();
        $this->entries->nameUsers($users);

        return array_map(
            static fn (stdClass $row): PulseUser => new PulseUser(
                $row->user_id === null ? null : (int) $row->user_id,
                $row->user_name,
                (int) $row->requests,
            ),
            $users,
        );
    }

    /** @return list<PulseServer> by name */
    private function servers(CarbonImmutable $since, CarbonImmutable $now): array
    {
        $servers = [];
        foreach (
            $this->of(TelescopeEntryType::Server, $since)
                ->orderBy('created_at')
                ->get(['label', 'content', 'created_at'])
                ->groupBy('label')
                ->sortKeys() as $host => $rows
        ) {
            /** @var stdClass $last */
            $last = $rows->last();
            $figures = EntryPresenter::content($last);
            // The highest load of each stretch, so that a short peak shows.
            $history = $rows->map(static fn (stdClass $row): float => (float) (EntryPresenter::content($row)['cpu_percent'] ?? 0))
                ->chunk(max(1, (int) ceil($rows->count() / self::POINTS)))->map(static fn ($part): float => (float) $part->max());
            $servers[] = new PulseServer(
                (string) $host,
                self::figure($figures['cpu_percent']),
                $figures['memory_used'],
                $figures['memory_total'],
                $figures['disk_used'],
                $figures['disk_total'],
                array_values($history->all()),
                (string) UtcTime::iso($last->created_at),
                CarbonImmutable::parse($last->created_at, 'UTC')->diffInSeconds($now) > self::SILENT_SECONDS,
            );
        }

        return $servers;
    }

    private static function figure(mixed $number): ?float
    {
        return is_numeric($number) ? round((float) $number, 1) : null;
    }
}
