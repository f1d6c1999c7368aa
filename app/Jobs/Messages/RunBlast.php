<?php

declare(strict_types=1);

namespace App\Jobs\Messages;

use App\Actions\Messages\CheckBlast;
use App\Actions\Messages\SendBlast;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Checks or sends one batch of a blast and queues the next. `blasts:resume` starts it at its time, and again when a job was lost. */
final class RunBlast implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    public int $backoff = 5;

    public function __construct(public readonly int $blastId) {}

    public function handle(CheckBlast $check, SendBlast $send): void
    {
        if ($check->handle($this->blastId)) {
            self::dispatch($this->blastId);

            return;
        }
        $pause = $send->handle($this->blastId);
        if ($pause !== null) {
            self::dispatch($this->blastId)->delay($pause);
        }
    }
}
