<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Models\OutboxMessage;
use Illuminate\Support\Facades\Artisan;
use Symfony\Component\Process\Process;

/** Starts queue workers and kills them with -9. */
trait KillsWorkers
{
    private const WORKER = 'queue:work --sleep=0.05 --queue=live,default';

    private function kill(Process $worker): void
    {
        $worker->signal(SIGKILL);
        $worker->wait();
    }

    /** Waits for a random number of publications up to this maximum, or until nothing is left to publish. Sweeps up what a killed worker left. */
    private function awaitAnyMoment(int $publications): void
    {
        $moment = count($this->received()) + random_int(0, $publications);
        $this->waitUntil(function () use ($moment): bool {
            Artisan::call('outbox:sweep');

            return count($this->received()) >= $moment || $this->undelivered() === 0;
        }, 'the worker has published some');
    }

    /** Runs the sweep and a worker until the outbox is empty. */
    private function finish(): void
    {
        $this->waitUntil(function (): bool {
            Artisan::call('outbox:sweep');
            $this->runArtisan(self::WORKER.' --stop-when-empty')->wait();

            return $this->undelivered() === 0;
        }, 'the outbox is empty', 40);
    }

    /** Events and notify rows. */
    private function undelivered(): int
    {
        return (int) OutboxMessage::query()->whereNull('delivered_at')->sum('events');
    }
}
