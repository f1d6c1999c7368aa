<?php

declare(strict_types=1);

namespace App\Jobs\Messages;

use App\Actions\Messages\SubmitQueuedSms;
use App\Infrastructure\Sms\SmsNotAcceptedException;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Throwable;

/** Submits one SMS to the gateway. Safe to repeat; `messages:sweep` restarts a lost job. */
final class SubmitSms implements ShouldQueue
{
    use Queueable;

    /** Workers take messages of blasts after everything else. */
    public const BLASTS = 'blasts';

    public int $tries = 5;

    /** Less than the queue's retry_after. */
    public int $timeout = 40;

    /** @var list<int> seconds */
    public array $backoff = [5, 30, 120, 300];

    public function __construct(public readonly int $messageId, bool $isOfBlast = false)
    {
        if ($isOfBlast) {
            $this->onQueue(self::BLASTS);
        }
    }

    public function handle(SubmitQueuedSms $submit): void
    {
        try {
            $submit->handle($this->messageId);
        } catch (SmsNotAcceptedException $exception) {
            if ($this->attempts() >= $this->tries) {
                $submit->giveUp($this->messageId, $exception->getMessage());

                return;
            }
            $this->release($this->backoff[$this->attempts() - 1] ?? 300);
        }
    }

    public function failed(?Throwable $exception): void
    {
        app(SubmitQueuedSms::class)->giveUp($this->messageId, 'The message could not be submitted to the gateway.');
    }
}
