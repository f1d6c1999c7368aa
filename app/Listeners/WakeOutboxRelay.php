<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Events\OutboxWritten;
use App\Jobs\RelayOutbox;

/** Starts the relay immediately. If the job is lost, `outbox:sweep` finds the rows. */
final class WakeOutboxRelay
{
    public function handle(OutboxWritten $event): void
    {
        // Not returned, because a pending dispatch is sent when it is destroyed.
        $event->isInTransaction ? RelayOutbox::dispatch()->beforeCommit() : RelayOutbox::dispatch();
    }
}
