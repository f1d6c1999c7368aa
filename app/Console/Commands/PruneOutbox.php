<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Models\OutboxMessage;
use Illuminate\Console\Command;

/** Deletes old delivered outbox rows, because they contain personal data. */
final class PruneOutbox extends Command
{
    private const ROWS_PER_STATEMENT = 1000;

    protected $signature = 'outbox:prune';

    protected $description = 'Delete old delivered rows of the outbox';

    public function handle(): int
    {
        $before = now()->subHours(config()->integer('paddock.outbox.keep_delivered_hours'));
        $deleted = 0;

        do {
            $ids = OutboxMessage::query()->where('delivered_at', '<', $before)->limit(self::ROWS_PER_STATEMENT)->pluck('id');
            $deleted += OutboxMessage::query()->whereKey($ids)->delete();
        } while ($ids->isNotEmpty());

        $this->info("{$deleted} rows deleted.");

        return self::SUCCESS;
    }
}
