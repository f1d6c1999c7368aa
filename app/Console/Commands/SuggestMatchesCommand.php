<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Matches\MatchSuggester;
use Carbon\CarbonImmutable;
use Illuminate\Console\Command;
use Illuminate\Contracts\Cache\Repository;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Throwable;

/**
 * Suggests matches after changes without observers: bank accounts, addresses, devices and bulk loads. Runs nightly, and resumes where it
 * stopped. A finished run leaves the time of its start, so that the next one also covers nights without a run.
 */
final class SuggestMatchesCommand extends Command
{
    private const CURSOR = 'matches:suggest:cursor';

    private const COVERED_UNTIL = 'matches:suggest:covered-until';

    /** Longer than any transaction, which may commit an earlier time. */
    private const SETTLED_SECONDS = 120;

    private const CHUNK = 500;

    protected $signature = 'matches:suggest {--since= : Clients with changes, a new bank account, address or device after this; since the last run by default} {--fresh : Start again}';

    protected $description = 'Suggest matches of changed clients';

    public function handle(MatchSuggester $suggest, Repository $cache, ExceptionHandler $exceptions): int
    {
        // One failure must not stop the other comparisons.
        $compare = function (int $id) use ($suggest, $exceptions): int {
            try {
                return $suggest->for('client', $id);
            } catch (Throwable $failure) {
                $exceptions->report($failure);
                $this->error("Client {$id} could not be compared.");

                return 0;
            }
        };
        $since = $this->option('since');
        /** @var array{since: string, id: int, until: string|null} $cursor */
        $cursor = $this->option('fresh') ? null : $cache->get(self::CURSOR);
        $cursor ??= [
            'since' => CarbonImmutable::parse($since ?? $cache->get(self::COVERED_UNTIL) ?? '1 day ago')->toDateTimeString(), 'id' => 0,
            'until' => $since === null ? now()->subSeconds(self::SETTLED_SECONDS)->toDateTimeString() : null,
        ];
        $count = 0;
        do {
            $ids = DB::table('clients')
                ->where('id', '>', $cursor['id'])
                ->whereNull('deleted_at')
                ->where('updated_at', '>=', $cursor['since'])
                ->orderBy('id')
                ->limit(self::CHUNK)
                ->pluck('id')
                ->all();
            foreach ($ids as $id) {
                $count += $compare((int) $id);
            }
            $cursor['id'] = (int) ($ids[count($ids) - 1] ?? 0);
            $cache->put(self::CURSOR, $cursor, 86_400);
        } while (count($ids) === self::CHUNK);

        foreach ($this->withNewTraces($cursor['since']) as $id) {
            $count += $compare($id);
        }
        if ($cursor['until'] !== null) {
            $cache->forever(self::COVERED_UNTIL, $cursor['until']);
        }
        $cache->forget(self::CURSOR);
        $this->info("{$count} ".Str::plural('pair', $count).' suggested.');

        return self::SUCCESS;
    }

    /** @return list<int> read newest first, so that no index on the time is needed */
    private function withNewTraces(string $since): array
    {
        $ids = [];
        foreach (['bank_accounts', 'ip_sightings'] as $table) {
            foreach (DB::table($table)->select(['id', 'client_id', 'created_at'])->lazyByIdDesc(self::CHUNK) as $row) {
                if ((string) $row->created_at < $since) {
                    break;
                }
                $ids[(int) $row->client_id] = (int) $row->client_id;
            }
        }

        return array_values($ids);
    }
}
