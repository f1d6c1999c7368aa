<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\NotificationType;
use App\Services\Notifications\NotificationPruner;
use Carbon\CarbonImmutable;
use Illuminate\Console\Command;

/** Ends unread notifications of work that is settled or gone, and deletes what was read long enough ago. */
final class PruneNotifications extends Command
{
    protected $signature = 'notifications:prune';

    protected $description = 'Read notifications of settled work, and delete old ones that were read';

    public function handle(NotificationPruner $pruner): int
    {
        $settled = array_sum(array_map($pruner->settle(...), NotificationType::cases()));
        $deleted = $pruner->delete(CarbonImmutable::now()->subDays(config()->integer('paddock.notifications.keep_read_days')));

        $this->info("{$settled} rows settled, {$deleted} rows deleted.");

        return self::SUCCESS;
    }
}
