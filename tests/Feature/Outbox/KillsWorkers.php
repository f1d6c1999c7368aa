<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Models\OutboxMessage;
use Illuminate\Support\Facades\Artisan;
use Symfony\Component\Process\Process;

/** Starts queue workers of the product, and ends them with -9. */
trait KillsWorkers
{
    private const WORKER = 'queue:work --sleep=0.05 --queue=live,default';

    private function kill(Process $worker): void
    {
        $worker->signal(SIGKILL);
        $worker->wait();
    }

    /** As the scheduler and the next worker do, until nothing is left. */
    private function finish(): void
    {
        $this->waitUntil(function (): bool {
            Artisan::call('outbox:sweep');
            $this->runArtisan(self::WORKER.' --stop-when-empty')->wait();

            return $this->undelivered() === 0;
        }, 'the outbox is empty', 40);
    }

    /** Events, of which a row may carry many; and what asks for something else. */
    private function undelivered(): int
    {
        return (int) OutboxMessage::query()->whereNull('delivered_at')->sum('events');
    }
}
