<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\BulkChangeStatus;
use App\Enums\DbCleanupStatus;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Jobs\DbClients\FillDbList;
use App\Jobs\DbClients\RunBulkSuppression;
use App\Jobs\DbClients\RunDbCleanup;
use App\Models\BulkSuppression;
use App\Models\DbCleanup;
use App\Models\DbList;
use Closure;
use Illuminate\Console\Command;
use Illuminate\Foundation\Bus\PendingDispatch;
use Illuminate\Support\Collection;

/** Resumes clean-ups, their undo, the filling of lists and bulk suppressions whose worker died or whose job was lost. */
final class ResumeDbClientWork extends Command
{
    protected $signature = 'db-clients:resume';

    protected $description = 'Resume stopped clean-ups, lists and suppressions of DB clients';

    /** Longer than a step takes. A second worker on the same step does no harm. */
    private const SILENT_MINUTES = 2;

    private const MOST = 100;

    public function handle(): int
    {
        $since = now()->subMinutes(self::SILENT_MINUTES);
        $cleanups = DbCleanup::query()
            ->whereIn('status', DbCleanupStatus::underWay())
            ->where('updated_at', '<', $since)
            ->limit(self::MOST)
            ->pluck('impersonator_id', 'id');
        self::resume($cleanups, static fn (int $id): PendingDispatch => RunDbCleanup::dispatch($id));
        $lists = DbList::query()
            ->whereNull('closed_at')
            ->whereNull('filled_at')
            ->whereNotNull('filters')
            ->where('updated_at', '<', $since)
            ->limit(self::MOST)
            ->pluck('impersonator_id', 'id');
        self::resume($lists, static fn (int $id): PendingDispatch => FillDbList::dispatch($id));
        $suppressions = BulkSuppression::query()
            ->whereIn('status', [BulkChangeStatus::Queued, BulkChangeStatus::Running])
            ->where('updated_at', '<', $since)
            ->limit(self::MOST)
            ->pluck('id');
        $suppressions->each(static fn (int $id): PendingDispatch => RunBulkSuppression::dispatch($id));
        $this->info("Resumed: clean-ups {$cleanups->count()}, lists {$lists->count()}, suppressions {$suppressions->count()}.");

        return self::SUCCESS;
    }

    /**
     * @param  Collection<array-key, mixed>  $work  impersonator ids, by the id of the work
     * @param  Closure(int): PendingDispatch  $dispatch
     */
    private static function resume(Collection $work, Closure $dispatch): void
    {
        foreach ($work as $id => $impersonatorId) {
            CurrentImpersonation::continued($impersonatorId === null ? null : (int) $impersonatorId, static function () use ($dispatch, $id): void {
                $dispatch((int) $id);
            });
        }
    }
}
