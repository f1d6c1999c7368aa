<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\Rsg\EndBetstopSuppressions;
use App\Enums\BetstopChange;
use App\Models\BetstopUpdate;
use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Builder;

/** Checks exclusions whose announced end has come. Those that have not ended are checked again a day later. */
final class EndBetstopSuppressionsCommand extends Command
{
    protected $signature = 'betstop:end-suppressions';

    protected $description = 'End suppressions whose BetStop exclusion has ended';

    /** Each one calls the register; the rest waits for the next hour. */
    private const MOST = 200;

    public function handle(EndBetstopSuppressions $end): int
    {
        $notices = BetstopUpdate::query()->where('change', BetstopChange::Ended)->whereNull('suppressions_ended_at')->where('effective_at', '<=', now())
            ->where(static fn (Builder $due): Builder => $due->whereNull('end_checked_at')->orWhere('end_checked_at', '<', now()->subDay()))
            ->orderBy('effective_at')->orderBy('id')->limit(self::MOST)->get();
        $ended = $notices->filter($end->handle(...))->count();
        $this->components->info("Ended exclusions: {$ended} of {$notices->count()}.");

        return self::SUCCESS;
    }
}
