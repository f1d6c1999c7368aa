<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\Rsg\AdvanceBetstopRun;
use App\Enums\BetstopRunKind;
use App\Enums\BetstopRunStatus;
use App\Jobs\Rsg\WorkOnBetstopRun;
use App\Models\BetstopRun;
use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Builder;

/**
 * Checks every open account with the BetStop register each night. A check whose process died or that was paused is continued, and one whose
 * hour the scheduler missed is made up for.
 */
final class CheckOpenAccounts extends Command
{
    protected $signature = 'betstop:check-clients {--resume : Only continue checks that stopped, also of listed people, and start a missed one}';

    protected $description = 'Check all open accounts with the BetStop register';

    /** A check without progress for longer has stopped. */
    private const SILENT_MINUTES = 2;

    /** A second check in the same night is not started. */
    private const HOURS_BETWEEN = 6;

    /** After this time without a new check, the scheduler missed a night: the machine was off, or busy with the minute before. */
    private const MISSED_HOURS = 25;

    /** The queue asks the register: it may take hours, and the scheduler's other tasks must not wait. */
    public function handle(): int
    {
        if ($this->option('resume')) {
            $this->stopped(BetstopRunKind::Batch)->pluck('id')->each(static fn (int $id) => WorkOnBetstopRun::dispatch($id));
        }
        $run = $this->current();
        if ($run === null) {
            $this->components->info('Nothing to check.');

            return self::SUCCESS;
        }
        WorkOnBetstopRun::dispatch($run->id);
        $this->components->info('Queue workers check the accounts. The check log of BetStop shows the answers.');

        return self::SUCCESS;
    }

    private function current(): ?BetstopRun
    {
        $last = BetstopRun::query()->where('kind', BetstopRunKind::Nightly)->latest('id')->first();
        if ($this->option('resume') && $last?->created_at->isBefore(now()->subHours(self::MISSED_HOURS)) !== true) {
            return $this->stopped(BetstopRunKind::Nightly)->latest('id')->first();
        }
        if ($last !== null && $last->created_at->isAfter(now()->subHours(self::HOURS_BETWEEN))) {
            return $last->status === BetstopRunStatus::Running ? $last : null;
        }
        // A check of yesterday that never ended gives way to tonight's.
        BetstopRun::query()
            ->where('kind', BetstopRunKind::Nightly)
            ->where('status', BetstopRunStatus::Running)
            ->update(['status' => BetstopRunStatus::Failed, 'finished_at' => now()]);

        return BetstopRun::query()->create(['kind' => BetstopRunKind::Nightly, 'total_rows' => AdvanceBetstopRun::due()->count()]);
    }

    /** @return Builder<BetstopRun> */
    private function stopped(BetstopRunKind $kind): Builder
    {
        return BetstopRun::query()
            ->where('kind', $kind)
            ->where('status', BetstopRunStatus::Running)
            ->where('updated_at', '<', now()->subMinutes(self::SILENT_MINUTES));
    }
}
