<?php

declare(strict_types=1);

use App\Actions\Messages\FindQuietClients;
use App\Enums\BlastStatus;
use App\Enums\EmailStatus;
use App\Enums\SmsStatus;
use App\Jobs\Messages\SubmitEmail;
use App\Jobs\Messages\SubmitSms;
use App\Models\Blast;
use App\Models\Email;
use App\Models\SmsMessage;
use Illuminate\Support\Facades\Artisan;

// Work whose worker died or whose job was lost. A second worker on the same step does no harm.
Artisan::command('messages:sweep', function (): void {
    // Longer than all attempts of a job together.
    $before = now()->subMinutes(12);
    $isPaused = Blast::query()->where('status', BlastStatus::Paused)->select('id');
    $queued = SmsMessage::query()->where('status', SmsStatus::Queued)->where('created_at', '<', $before)->orderBy('id')->limit(200);
    // Apart, because thousands of a blast may wait for the contact hours.
    (clone $queued)->whereNull('blast_id')->pluck('id')->each(static fn (int $id) => SubmitSms::dispatch($id));
    (clone $queued)->whereNotNull('blast_id')->whereNotIn('blast_id', $isPaused)->pluck('id')->each(static fn (int $id) => SubmitSms::dispatch($id, true));
    Email::query()->where('status', EmailStatus::Queued)->where('created_at', '<', $before)->orderBy('id')->limit(200)->pluck('id')
        ->each(static fn (int $id) => SubmitEmail::dispatch($id));
})->purpose('Restart queued SMS and emails whose job was lost');

Artisan::command('auto-messages:find-quiet', function (FindQuietClients $find): void {
    $this->info("{$find->all()} quiet clients looked at.");
})->purpose('Schedule the auto messages for clients who have been quiet');
