<?php

declare(strict_types=1);

namespace App\Jobs\Messages;

use App\Actions\Messages\SubmitQueuedEmail;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;

/** Submits one email to the mail server. Safe to repeat; `messages:sweep` restarts a lost job. */
final class SubmitEmail implements ShouldQueue
{
    use Dispatchable, InteractsWithQueue, Queueable;

    public int $tries = 3;

    /** Less than the queue's retry_after. */
    public int $timeout = 60;

    public function __construct(public readonly int $emailId) {}

    public function handle(SubmitQueuedEmail $submit): void
    {
        $submit->handle($this->emailId);
    }
}
