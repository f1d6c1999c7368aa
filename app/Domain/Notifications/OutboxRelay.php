<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Infrastructure\Outbox\BroadcastRelay;
use App\Infrastructure\Outbox\OutboxRepository;
use App\Infrastructure\Outbox\OutboxTopic;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Throwable;

/** Processes the outbox until nothing is due. A row that fails waits; the others go on. */
final readonly class OutboxRelay
{
    /** Shorter than the job's timeout, even with the longest publish after it: the next job takes over a long backlog. */
    public const SECONDS = 25;

    private const FAN_OUTS_PER_ROUND = 10;

    public function __construct(
        private OutboxRepository $rows,
        private NotificationFanOut $fanOut,
        private BroadcastRelay $broadcasts,
        private ExceptionHandler $exceptions,
    ) {}

    /** @return bool whether rows may be left */
    public function drain(): bool
    {
        $deadline = microtime(true) + self::SECONDS;

        while (microtime(true) < $deadline) {
            // Publish first: under a backlog, finished notifications don't wait for the rest of the fan-out.
            if ($this->broadcasts->relay() === 0 && $this->fanOut() === 0) {
                return false;
            }
        }

        return true;
    }

    /** @return int rows that succeeded */
    private function fanOut(): int
    {
        $done = 0;
        foreach ($this->rows->claim(OutboxTopic::Notify, self::FAN_OUTS_PER_ROUND) as $row) {
            try {
                $this->fanOut->run($row);
                $done++;
            } catch (Throwable $exception) {
                $this->rows->postpone($row);
                $this->exceptions->report($exception);
            }
        }

        return $done;
    }
}
