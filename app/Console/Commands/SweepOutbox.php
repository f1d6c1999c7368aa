<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutboxRepository;
use App\Jobs\RelayOutbox;
use Illuminate\Console\Command;
use Illuminate\Contracts\Queue\Factory;

/** Starts the relay when rows are due and no job is queued: a worker died, or publishing failed. */
final class SweepOutbox extends Command
{
    protected $signature = 'outbox:sweep';

    protected $description = 'Relay overdue rows of the outbox';

    public function handle(OutboxRepository $claims, Outbox $outbox, Factory $queues): int
    {
        if ($claims->anyDue() && $queues->connection()->pendingSize(RelayOutbox::QUEUE) === 0) {
            $outbox->wake();
            $this->info('Outbox relay started.');
        }

        return self::SUCCESS;
    }
}
