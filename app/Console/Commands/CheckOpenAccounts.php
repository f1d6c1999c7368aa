<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\Rsg\AdvanceBetstopRun;
use App\Enums\BetstopRunKind;
use App\Enums\BetstopRunStatus;
use App\Models\BetstopRun;
use Illuminate\Console\Command;

/** Checks every open account with the BetStop register each night. A check whose process died or that was paused is continued. */
final class CheckOpenAccounts extends Command
{
    protected $signature = 'betstop:check-clients {--resume : Only continue a check that stopped}';

    protected $description = 'Check all open accounts with the BetStop register';

    /** A check without progress for longer has stopped. */
    private const SILENT_MINUTES = 2;

    /** A second check in the same night is not started. */
    private const HOURS_BETWEEN = 12;

    public function handle(AdvanceBetstopRun $advance): int
    {
        $run = $this->current();
        if ($run === null) {
            $this->components->info('Nothing to check.');

            return self::SUCCESS;
        }
        while ($advance->handle($run->id)) {
            // One call of the register each.
        }
        $run->refresh();
        $this->components->info(sprintf('%s of %s accounts checked, %s registered, %s without an answer. %s.', ...array_map(
            number_format(...), [$run->processed_rows, $run->total_rows, $run->registered_rows, $run->error_rows],
        ), ...[$run->status->label()]));

        return self::SUCCESS;
    }

    private function current(): ?BetstopRun
    {
        $last = BetstopRun::query()->where('kind', BetstopRunKind::Nightly)->latest('id')->first();
        $isRunning = $last?->status === BetstopRunStatus::Running;
        if ($this->option('resume')) {
            return $isRunning && $last->updated_at->isBefore(now()->subMinutes(self::SILENT_MINUTES)) ? $last : null;
        }
        if ($isRunning && $last->created_at->isAfter(now()->subHours(self::HOURS_BETWEEN))) {
            return $last;
        }
        if ($last !== null && $last->created_at->isAfter(now()->subHours(self::HOURS_BETWEEN))) {
            return null;
        }
        // A check of yesterday that never ended gives way to tonight's.
        BetstopRun::query()->where('kind', BetstopRunKind::Nightly)->where('status', BetstopRunStatus::Running)->update(['status' => BetstopRunStatus::Failed, 'finished_at' => now()]);

        return BetstopRun::query()->create(['kind' => BetstopRunKind::Nightly, 'total_rows' => AdvanceBetstopRun::due()->count()]);
    }
}
