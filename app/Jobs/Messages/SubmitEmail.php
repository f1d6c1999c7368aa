<?php

declare(strict_types=1);

namespace App\Jobs\Messages;

use App\Actions\Messages\SubmitQueuedEmail;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Submits one email to the mail server. Safe to repeat; `messages:sweep` restarts a lost job. */
final class SubmitEmail implements ShouldQueue
{
    use Queueable;

    public int $tries = 3;

    /** Less than the queue's retry_after. */
    public int $timeout = 60;

    public function __construct(public readonly int $emailId) {}

    public function handle(SubmitQueuedEmail $submit): void
    {
        $submit->handle($this->emailId);
    }
}
