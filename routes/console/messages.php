<?php

declare(strict_types=1);

use App\Actions\Messages\FindQuietClients;
use App\Domain\Protection\ContactHours;
use App\Enums\BlastStatus;
use App\Enums\EmailStatus;
use App\Enums\SmsStatus;
use App\Jobs\Messages\SubmitEmail;
use App\Jobs\Messages\SubmitSms;
use App\Models\Blast;
use App\Models\Email;
use App\Models\SmsMessage;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\Artisan;

// Work whose worker died or whose job was lost, and messages of blasts that the gateway could not take. A second worker on the same step
// does no harm.
Artisan::command('messages:sweep', function (): void {
    // Longer than all attempts of a job together.
    $before = now()->subMinutes(12);
    $isPaused = Blast::query()->where('status', BlastStatus::Paused)->select('id');
    $queued = SmsMessage::query()->where('status', SmsStatus::Queued)->where('created_at', '<', $before)->orderBy('id');
    // Thousands of a blast may wait for the contact hours of a state. They hold up neither messages to other states nor those of no blast.
    $now = now()->toImmutable();
    $isOpen = static fn (Builder $recipients): Builder => $recipients->selectRaw('1')->from('blast_recipients')->whereColumn('sms_message_id', 'sms_messages.id')
        ->where(static fn (Builder $any): Builder => $any->whereIn('state', ContactHours::openStates($now))
            ->when(ContactHours::refusal(null, $now) === null, static fn (Builder $all): Builder => $all->orWhereNull('state')));
    (clone $queued)->whereNull('blast_id')->limit(200)->pluck('id')->each(static fn (int $id) => SubmitSms::dispatch($id));
    (clone $queued)->whereNotNull('blast_id')->whereNotIn('blast_id', $isPaused)
        ->where(static fn ($any) => $any->whereNotNull('submitted_at')->orWhereExists($isOpen))->limit(1000)->pluck('id')
        ->each(static fn (int $id) => SubmitSms::dispatch($id, true));
    Email::query()->where('status', EmailStatus::Queued)->where('created_at', '<', $before)->orderBy('id')->limit(200)->pluck('id')
        ->each(static fn (int $id) => SubmitEmail::dispatch($id));
})->purpose('Restart queued SMS and emails whose job was lost');

Artisan::command('auto-messages:find-quiet', function (FindQuietClients $find): void {
    $this->info("{$find->all()} quiet clients looked at.");
})->purpose('Schedule the auto messages for clients who have been quiet');
