<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Models\OutboxMessage;
use App\Services\Notifications\NotificationFanOut;
use Closure;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Throwable;

/** Does what the outbox asks for, until nothing is due. A row that cannot be done waits; the others go on. */
final readonly class OutboxRelay
{
    /** With the longest publish after it still less than the job's time-out: a long backlog is handed to the next job. */
    public const SECONDS = 25;

    /** Of each kind. */
    private const FAN_OUTS_A_ROUND = 5;

    public function __construct(
        private OutboxClaims $claims,
        private NotificationFanOut $notifications,
        private EventFanOut $events,
        private BroadcastRelay $broadcasts,
        private ExceptionHandler $exceptions,
    ) {}

    /** @return bool whether something may be left */
    public function drain(): bool
    {
        $deadline = microtime(true) + self::SECONDS;

        while (microtime(true) < $deadline) {
            // What is told already goes out before more is: under a backlog nobody's news waits for the telling of all the rest.
            if ($this->broadcasts->relay() === 0 && $this->fanOut() === 0) {
                return false;
            }
        }

        return true;
    }

    /** @return int rows done */
    private function fanOut(): int
    {
        return $this->each(OutboxTopic::Notify, $this->notifications->run(...)) + $this->each(OutboxTopic::TellHolders, $this->events->run(...));
    }

    /**
     * @param  Closure(OutboxMessage): void  $run
     * @return int rows done
     */
    private function each(OutboxTopic $topic, Closure $run): int
    {
        $done = 0;

        foreach ($this->claims->claim($topic, self::FAN_OUTS_A_ROUND) as $row) {
            try {
                $run($row);
                $done++;
            } catch (Throwable $exception) {
                $this->claims->postpone($row);
                $this->exceptions->report($exception);
            }
        }

        return $done;
    }
}
