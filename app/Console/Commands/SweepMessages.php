<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\EmailStatus;
use App\Enums\SmsStatus;
use App\Jobs\Messages\SubmitEmail;
use App\Jobs\Messages\SubmitSms;
use App\Models\Email;
use App\Models\SmsMessage;
use Illuminate\Console\Command;

/** Restarts queued messages whose job was lost. */
final class SweepMessages extends Command
{
    protected $signature = 'messages:sweep';

    protected $description = 'Restart queued SMS and emails whose job was lost';

    /** Longer than all attempts of a job together. */
    private const AFTER_MINUTES = 12;

    private const AT_ONCE = 200;

    public function handle(): int
    {
        $before = now()->subMinutes(self::AFTER_MINUTES);
        foreach (SmsMessage::query()->where('status', SmsStatus::Queued)->where('created_at', '<', $before)->orderBy('id')->limit(self::AT_ONCE)->pluck('id') as $id) {
            SubmitSms::dispatch((int) $id);
        }
        foreach (Email::query()->where('status', EmailStatus::Queued)->where('created_at', '<', $before)->orderBy('id')->limit(self::AT_ONCE)->pluck('id') as $id) {
            SubmitEmail::dispatch((int) $id);
        }

        return self::SUCCESS;
    }
}
