<?php

declare(strict_types=1);

namespace App\Listeners;

use App\Models\AutoCommunication;
use App\Models\SmsMessage;

/** Copies the status of an automatic SMS to the log of auto communications, in the transaction of the save. */
final readonly class AutoCommunicationObserver
{
    public function updated(SmsMessage $message): void
    {
        if ($message->auto_message_id !== null && $message->wasChanged(['status', 'error'])) {
            AutoCommunication::query()->where('sms_message_id', $message->id)->update(['status' => $message->status->value, 'reason' => $message->error]);
        }
    }
}
