<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\DuplicateOsko\FindDuplicates;
use Illuminate\Console\Command;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Support\Facades\DB;
use Throwable;

/** Runs every night, for lines received at the same moment as the one they repeat and for lost jobs. */
final class FindDuplicatesCommand extends Command
{
    private const CHUNK = 500;

    protected $signature = 'deposits:find-duplicates {--days=4 : Compare lines received within this many days}';

    protected $description = 'Find possible duplicate payments';

    public function handle(FindDuplicates $find, ExceptionHandler $exceptions): int
    {
        $since = now()->subDays(max(1, (int) $this->option('days')))->toDateTimeString();
        $found = 0;
        // Newest first, so that no index on the time is needed.
        foreach (DB::table('bank_lines')->select(['id', 'created_at'])->lazyByIdDesc(self::CHUNK) as $line) {
            if ((string) $line->created_at < $since) {
                break;
            }
            // One failure must not stop the others.
            try {
                $found += (int) ($find->handle((int) $line->id)?->wasRecentlyCreated === true);
            } catch (Throwable $failure) {
                $exceptions->report($failure);
                $this->error("Line {$line->id} could not be compared.");
            }
        }
        $this->info($found === 1 ? 'One new case.' : "{$found} new cases.");

        return self::SUCCESS;
    }
}
