<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Messages\CheckBlast;
use App\Enums\BlastKind;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use App\Enums\BlastStatus;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Database\Seeder;

/** Blasts: two that wait for approval, and one that was sent. */
final class BlastSeeder extends Seeder
{
    private const SENT = 25;

    public function run(): void
    {
        $check = app(CheckBlast::class);
        $author = User::query()->where('first_name', 'Zara')->sole();
        $approver = User::query()->where('first_name', 'Felix')->sole();
        $newest = (int) Client::query()->max('id');
        $sent = $this->blast(
            $author,
            'Cup week',
            'Hi {first_name}, Cup week is here. {company} pays bonus bets on every race of the day. Reply STOP to opt out.',
            ['query' => ['status' => 'active', 'state' => 'VIC']],
            $newest,
        );
        $waiting = $this->blast(
            $author,
            'Spring carnival reactivation',
            'Hi {first_name}, we miss you at {company}. Ask {manager} for your carnival offer. Reply STOP to opt out.',
            ['query' => ['status' => 'dormant', 'state' => 'NSW,QLD']],
            $newest,
        );
        $file = $this->blast(
            $author,
            'VIP tipping night',
            'Hi {first_name}, {company} invites you to table {table}. Reply STOP to opt out.',
            ['query' => [], 'file' => 'vip-night.xlsx', 'skipped' => [['row' => 7, 'reason' => 'No client has this PIN.']]],
            $newest,
        );
        $file->update(['kind' => BlastKind::Excel]);
        foreach (Client::query()->where('status', 'active')->orderBy('id')->limit(8)->pluck('id') as $place => $id) {
            BlastRecipient::query()->create([
                'blast_id' => $file->id,
                'client_id' => $id,
                'status' => BlastRecipientStatus::Waiting,
                'values' => ['table' => (string) ($place + 1)],
            ]);
        }
        foreach ([$sent, $waiting, $file] as $blast) {
            while ($check->handle($blast->id));
        }
        $this->send($sent->refresh(), $approver);
    }

    /** @param  array{query: array<string, string>, file?: string, skipped?: list<array{row: int, reason: string}>}  $audience */
    private function blast(User $author, string $name, string $body, array $audience, int $newest): Blast
    {
        return Blast::query()->create([
            'kind' => BlastKind::Sms,
            'name' => $name,
            'body' => $body,
            'audience' => $audience,
            'newest_id' => $newest,
            'user_id' => $author->id,
            'send_until' => now()->addDays(6),
        ]);
    }

    /** As if it had been sent three weeks ago. */
    private function send(Blast $blast, User $approver): void
    {
        $at = now()->subDays(25);
        $recipients = BlastRecipient::query()->where('blast_id', $blast->id)->where('status', BlastRecipientStatus::Eligible)->orderBy('id')->get();
        $clients = Client::query()->with('company')->whereKey($recipients->pluck('client_id'))->get()->keyBy('id');
        foreach ($recipients as $place => $recipient) {
            $client = $clients->get($recipient->client_id);
            $conversation = $client?->mobile_e164 === null
                ? null
                : Conversation::query()->firstOrCreate(['phone_e164' => $client->mobile_e164], ['client_id' => $client->id]);
            if ($client === null || $conversation?->client_id !== $client->id || $place >= self::SENT) {
                $recipient->update([
                    'status' => BlastRecipientStatus::Suppressed,
                    'refusal' => $place >= self::SENT ? BlastRefusal::Time : BlastRefusal::OtherClientsNumber,
                ]);

                continue;
            }
            $isFailed = $place % 9 === 4;
            $message = SmsMessage::query()->create([
                'conversation_id' => $conversation->id,
                'reference' => "blast:{$recipient->id}",
                'direction' => MessageDirection::Outbound,
                'user_id' => $blast->user_id,
                'blast_id' => $blast->id,
                'body' => strtr($blast->body, [
                    '{first_name}' => $client->preferred_name ?? $client->first_name,
                    '{company}' => $client->company->name,
                ]),
                'status' => $isFailed ? SmsStatus::Failed : SmsStatus::Delivered,
                'error' => $isFailed ? 'The number is not in service.' : null,
                'provider_id' => "demo-blast-{$recipient->id}",
                'sent_at' => $at,
                'submitted_at' => $at,
                'delivered_at' => $isFailed ? null : $at->addMinute(),
            ]);
            $recipient->update(['status' => BlastRecipientStatus::Queued, 'sms_message_id' => $message->id]);
        }
        $queued = BlastRecipient::query()->where('blast_id', $blast->id)->where('status', BlastRecipientStatus::Queued)->count();
        $blast
            ->forceFill([
                'status' => BlastStatus::Done,
                'queued_rows' => $queued,
                'suppressed_rows' => $blast->suppressed_rows + $recipients->count() - $queued,
                'approved_by' => $approver->id,
                'approved_at' => $at,
                'send_until' => $at->addDay(),
                'finished_at' => $at->addMinutes(4),
                'created_at' => $at->subDay(),
            ])
            ->save();
    }
}
