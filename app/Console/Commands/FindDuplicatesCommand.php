<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\DuplicateOsko\FindDuplicates;
use Illuminate\Console\Command;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Support\Facades\DB;
use Throwable;

/** Nightly, for lines that came at the same moment as the one they repeat, and for those whose job was lost. */
final class FindDuplicatesCommand extends Command
{
    private const CHUNK = 500;

    protected $signature = 'deposits:find-duplicates {--days=4 : Lines that were taken in within so many days}';

    protected $description = 'Looks for payments that came twice';

    public function handle(FindDuplicates $find, ExceptionHandler $exceptions): int
    {
        $since = now()->subDays(max(1, (int) $this->option('days')))->toDateTimeString();
        [$found, $failed] = [0, 0];
        // From the newest row back, so that no index on the time is needed.
        foreach (DB::table('bank_lines')->select(['id', 'created_at'])->lazyByIdDesc(self::CHUNK) as $line) {
            if ((string) $line->created_at < $since) {
                break;
            }
            // One line that cannot be compared must not keep the others from being compared.
            try {
                $found += (int) ($find->handle((int) $line->id)?->wasRecentlyCreated === true);
            } catch (Throwable $failure) {
                $failed++;
                $exceptions->report($failure);
                $this->error("Line {$line->id} could not be compared.");
            }
        }
        $this->info($found === 1 ? 'One new case.' : "{$found} new cases.");

        return $failed === 0 ? self::SUCCESS : self::FAILURE;
    }
}
