<?php

declare(strict_types=1);

namespace App\Jobs\Emails;

use App\Actions\Emails\SubmitQueuedEmail;
use Illuminate\Bus\Queueable;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Bus\Dispatchable;
use Illuminate\Queue\InteractsWithQueue;

/** Hands one e-mail to the mail server. Repeating it sends nothing twice; lost, it is found by `messages:sweep`. */
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
