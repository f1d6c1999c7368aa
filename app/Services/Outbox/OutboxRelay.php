<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Services\Notifications\NotificationFanOut;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Throwable;

/** Does what the outbox asks for, until nothing is due. A row that cannot be done waits; the others go on. */
final readonly class OutboxRelay
{
    /** With the longest publish after it still less than the job's time-out: a long backlog is handed to the next job. */
    public const SECONDS = 25;

    private const FAN_OUTS_A_ROUND = 5;

    public function __construct(
        private OutboxClaims $claims,
        private NotificationFanOut $fanOut,
        private BroadcastRelay $broadcasts,
        private ExceptionHandler $exceptions,
    ) {}

    /** @return bool whether something may be left */
    public function drain(): bool
    {
        $deadline = microtime(true) + self::SECONDS;

        while (microtime(true) < $deadline) {
            // What is told already goes out before more is: under a backlog nobody's news waits for the telling of all the rest.
            if ($this->broadcasts->relay() === 0 && $this->notify() === 0) {
                return false;
            }
        }

        return true;
    }

    /** @return int rows done */
    private function notify(): int
    {
        $done = 0;

        foreach ($this->claims->claim(OutboxTopic::Notify, self::FAN_OUTS_A_ROUND) as $row) {
            try {
                $this->fanOut->run($row);
                $done++;
            } catch (Throwable $exception) {
                $this->claims->postpone($row);
                $this->exceptions->report($exception);
            }
        }

        return $done;
    }
}
