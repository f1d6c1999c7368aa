<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Database\SentFormRegistry;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\DB;

final class PruneSentForms extends Command
{
    private const ROWS_A_STATEMENT = 1_000;

    protected $signature = 'forms:prune';

    protected $description = 'Delete old references of sent forms';

    public function handle(): int
    {
        $deleted = 0;
        do {
            $ids = DB::table('sent_forms')->where('created_at', '<', now()->subDays(SentFormRegistry::KEPT_DAYS))->orderBy('created_at')->limit(self::ROWS_A_STATEMENT)->pluck('id');
            $deleted += DB::table('sent_forms')->whereIn('id', $ids)->delete();
        } while ($ids->isNotEmpty());

        $this->info("{$deleted} forms deleted.");

        return self::SUCCESS;
    }
}
