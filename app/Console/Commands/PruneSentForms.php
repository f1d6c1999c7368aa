<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Services\Records\SentForms;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\DB;

/** Forgets forms that nobody sends a second time any more. */
final class PruneSentForms extends Command
{
    private const ROWS_A_STATEMENT = 1_000;

    protected $signature = 'forms:prune';

    protected $description = 'Forget the references of forms that were sent long ago';

    public function handle(): int
    {
        $deleted = 0;
        do {
            $ids = DB::table('sent_forms')->where('created_at', '<', now()->subDays(SentForms::KEPT_DAYS))->orderBy('created_at')->limit(self::ROWS_A_STATEMENT)->pluck('id');
            $deleted += DB::table('sent_forms')->whereIn('id', $ids)->delete();
        } while ($ids->isNotEmpty());

        $this->info("{$deleted} forms forgotten.");

        return self::SUCCESS;
    }
}
