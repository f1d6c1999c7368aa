<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Jobs\RelayOutbox;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutboxClaims;
use Illuminate\Console\Command;
use Illuminate\Contracts\Queue\Factory;

/** Wakes the outbox when something in it is due and no job waits to do it: a worker died, or a publish failed. */
final class SweepOutbox extends Command
{
    protected $signature = 'outbox:sweep';

    protected $description = 'Relay what is overdue in the outbox';

    public function handle(OutboxClaims $claims, Outbox $outbox, Factory $queues): int
    {
        if ($claims->anyDue() && $queues->connection()->pendingSize(RelayOutbox::QUEUE) === 0) {
            $outbox->wake();
            $this->info('The outbox was woken.');
        }

        return self::SUCCESS;
    }
}
