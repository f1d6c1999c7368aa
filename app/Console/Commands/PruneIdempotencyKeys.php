<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Models\IdempotencyKey;
use Illuminate\Console\Command;

final class PruneIdempotencyKeys extends Command
{
    private const ROWS_A_STATEMENT = 1000;

    protected $signature = 'intake:prune-keys';

    protected $description = 'Delete expired idempotency keys';

    public function handle(): int
    {
        $deleted = 0;

        do {
            $ids = IdempotencyKey::query()->where('expires_at', '<=', now())->limit(self::ROWS_A_STATEMENT)->pluck('id');
            $deleted += IdempotencyKey::query()->whereKey($ids)->delete();
        } while ($ids->isNotEmpty());

        $this->info("{$deleted} keys deleted.");

        return self::SUCCESS;
    }
}
