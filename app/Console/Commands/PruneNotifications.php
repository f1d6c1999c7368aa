<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Notifications\NotificationPruner;
use App\Enums\NotificationType;
use Carbon\CarbonImmutable;
use Illuminate\Console\Command;

/** Marks notifications of settled or deleted work as read, and deletes old read ones. */
final class PruneNotifications extends Command
{
    protected $signature = 'notifications:prune';

    protected $description = 'Mark notifications of settled work as read, and delete old read ones';

    public function handle(NotificationPruner $pruner): int
    {
        $settled = array_sum(array_map($pruner->settle(...), NotificationType::cases()));
        $deleted = $pruner->delete(CarbonImmutable::now()->subDays(config()->integer('paddock.notifications.keep_read_days')));

        $this->info("{$settled} rows settled, {$deleted} rows deleted.");

        return self::SUCCESS;
    }
}
