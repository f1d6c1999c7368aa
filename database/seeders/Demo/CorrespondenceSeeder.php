<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Notes\MentionText;
use App\Enums\BetstopState;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Enums\NoteCategory;
use App\Enums\SmsStatus;
use App\Models\Client;
use App\Models\User;
use App\Support\SmsSegments;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Notes with mentions, templates, emails in every status and one long conversation. */
final class CorrespondenceSeeder
{
    private const CHUNK = 500;

    /** These clients have records of every kind. */
    private const SHOWN = 8;

    private CarbonImmutable $now;

    /** @var list<array{id: int, name: string}> */
    private array $staff;

    /** @var list<array{id: int, name: string}> those who may write to clients */
    private array $writers;

    public function __construct(private readonly AttachmentSeeder $attachments) {}

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $this->staff = $this->holders('viewClients');
        $this->writers = $this->holders('viewSMSPanel');

        $this->templates();
        Client::query()->select(['id', 'first_name', 'last_name', 'email', 'mobile_e164', 'betstop_state', 'is_barred', 'created_at'])
            ->chunkById(self::CHUNK, fn (Collection $clients) => DB::transaction(fn () => $this->write($clients)));
        $shown = Client::query()->orderBy('id')->limit(self::SHOWN)->get();
        $this->conversation($shown->first(static fn (Client $client): bool => $client->mobile_e164 !== null && $client->sms_opted_out_at === null));
        $this->mentions();
        $this->promises();
        $this->attachments->run($shown, $this->staff[0]['id']);
    }

    /** @return list<array{id: int, name: string}> colleagues with the ability */
    private function holders(string $ability): array
    {
        return array_values(
            User::query()
                ->where('is_active', true)
                ->whereHas('role.abilities', static fn ($abilities) => $abilities->where('ability', $ability))
                ->orderBy('id')
                ->get()
                ->map(static fn (User $user): array => ['id' => $user->id, 'name' => $user->full_name])
                ->all(),
        );
    }

    private function templates(): void
    {
        $rows = [];
        foreach (CorrespondenceTexts::TEMPLATES as [$channel, $name, $subject, $body, $status]) {
            $rows[] = [
                'channel' => $channel,
                'name' => $name,
                'subject' => $subject,
                'body' => $body,
                'version' => 1,
                'status' => $status,
                ...$this->stamps($this->now->subDays(60)),
            ];
        }
        DB::table('message_templates')->insert($rows);
    }

    /** @param  Collection<int, Client>  $clients */
    private function write(Collection $clients): void
    {
        $notes = $emails = [];
        foreach ($clients as $client) {
            $dice = new Dice($client->id * 31 + 3);
            $isShown = $client->id <= self::SHOWN;
            $isWritten = $client->email !== null && ($isShown || ! $client->is_barred && $client->betstop_state !== BetstopState::Registered);
            for ($place = 0, $count = $isShown ? 7 : ($dice->chance(30) ? $dice->between(1, 3) : 0); $place < $count; $place++) {
                $notes[] = $this->note($client, $dice, $place);
            }
            for ($place = 0, $count = ! $isWritten ? 0 : ($isShown ? 6 : ($dice->chance(15) ? 1 : 0)); $place < $count; $place++) {
                $emails[] = $this->email($client, $dice, $place);
            }
        }
        foreach (['notes' => $notes, 'emails' => $emails] as $table => $rows) {
            // By time, because lists are ordered by id.
            usort($rows, static fn (array $one, array $other): int => $one['created_at'] <=> $other['created_at']);
            foreach (array_chunk($rows, self::CHUNK) as $chunk) {
                DB::table($table)->insert($chunk);
            }
        }
    }

    /** @return array<string, mixed> */
    private function note(Client $client, Dice $dice, int $place): array
    {
        [$category, $body] = $dice->pick(CorrespondenceTexts::NOTES);
        $named = $dice->pick($this->staff);
        $at = $this->now->subMinutes($place * 2_900 + $dice->between(30, 2_000))->max($client->created_at);

        return [
            'subject_type' => 'client',
            'subject_id' => $client->id,
            'user_id' => $dice->pick($this->staff)['id'],
            'category' => NoteCategory::from($category)->value,
            'body' => str_replace(
                ['{name}', '{staff}'],
                [$client->first_name, "@[{$named['name']}](user:{$named['id']})"],
                $body,
            ),
            'is_pinned' => $place === 3,
            ...$this->stamps($at),
        ];
    }

    /** @return array<string, mixed> */
    private function email(Client $client, Dice $dice, int $place): array
    {
        [$isInbound, $subject, $body] = CorrespondenceTexts::EMAILS[$place % count(CorrespondenceTexts::EMAILS)];
        $status = $isInbound
            ? EmailStatus::Received
            : [EmailStatus::Delivered, EmailStatus::Sent, EmailStatus::Bounced, EmailStatus::Failed, EmailStatus::Unknown][
                $place % 5
            ];
        $at = $this->now->subMinutes($place * 4_300 + $dice->between(60, 3_000))->max($client->created_at);

        return [
            'client_id' => $client->id,
            'user_id' => $isInbound ? null : $dice->pick($this->writers)['id'],
            'direction' => $isInbound ? 'inbound' : 'outbound',
            'from_address' => $isInbound ? $client->email : 'hello@paddock.example',
            'to_address' => $isInbound ? 'hello@paddock.example' : $client->email,
            'subject' => $subject,
            'body' => str_replace('{name}', $client->first_name, $body),
            'status' => $status->value,
            'provider_id' => "demo-{$client->id}-{$place}@paddock.example",
            'error' => match ($status) {
                EmailStatus::Bounced => 'The mailbox is full.',
                EmailStatus::Failed => 'The mail server could not be reached. Send it again later.',
                EmailStatus::Unknown => 'Sending was cut off. It may have been sent: ask the client before you send it again.',
                default => null,
            },
            'submitted_at' => $isInbound ? null : $at,
            'sent_at' => $status === EmailStatus::Failed ? null : $at,
            'delivered_at' => $status === EmailStatus::Delivered ? $at->addMinute() : null,
            ...$this->stamps($at),
        ];
    }

    private function conversation(?Client $client): void
    {
        if ($client === null) {
            return;
        }
        $known = DB::table('conversations')->where('phone_e164', $client->mobile_e164)->value('id');
        $id = $known
            ?? DB::table('conversations')->insertGetId([
                'client_id' => $client->id,
                'phone_e164' => $client->mobile_e164,
                'status' => 'open',
                'last_message_at' => $this->now->subMinutes(20),
                'unread_count' => 0,
                ...$this->stamps($this->now->subDays(12)),
            ]);
        $dice = new Dice(77);
        $rows = [];
        for ($place = 0; $place < 44; $place++) {
            $isInbound = $dice->chance(45);
            $at = $this->now->subMinutes(400 + $place * $dice->between(200, 500));
            $body = $dice->pick($isInbound ? DemoTexts::FROM_CLIENTS : DemoTexts::FROM_US);
            $status = $isInbound ? SmsStatus::Received : SmsStatus::from($dice->weighted(['delivered' => 80, 'sent' => 8, 'failed' => 6, 'unknown' => 6]));
            $rows[] = [
                'conversation_id' => $id,
                'direction' => ($isInbound ? MessageDirection::Inbound : MessageDirection::Outbound)->value,
                'body' => $body,
                'segments' => SmsSegments::count($body),
                'user_id' => $isInbound ? null : $dice->pick($this->writers)['id'],
                'provider_id' => "demo-talk-{$place}",
                'status' => $status->value,
                'error' => $status === SmsStatus::Failed
                        ? 'The phone could not be reached.'
                        : ($status === SmsStatus::Unknown
                            ? 'The gateway did not answer.'
                            : null),
                'sent_at' => $at,
                'delivered_at' => $status === SmsStatus::Delivered ? $at->addSeconds(4) : null,
                'read_at' => $isInbound ? $at->addMinutes(6) : null,
                ...$this->stamps($at),
            ];
        }
        DB::table('sms_messages')->insert($rows);
    }

    /** Notes of the first clients: an edit with its revision, and mentions, half of them seen. */
    private function mentions(): void
    {
        $mentions = [];
        foreach (
            DB::table('notes')
                ->where('subject_type', 'client')
                ->where('body', 'like', '%](user:%')
                ->orderBy('id')
                ->limit(60)
                ->get(['id', 'user_id', 'body', 'category', 'created_at']) as $place => $note
        ) {
            $named = MentionText::ids($note->body)[0];
            if ($named !== (int) $note->user_id) {
                $mentions[] = [
                    'note_id' => $note->id,
                    'user_id' => $named,
                    'seen_at' => $place % 2 === 0 ? null : $this->now,
                    'created_at' => $note->created_at,
                    'updated_at' => $note->created_at,
                ];
            }
            if ($place % 4 === 0) {
                DB::table('note_revisions')->insert([
                    'note_id' => $note->id,
                    'user_id' => $note->user_id,
                    'body' => 'Called, no answer yet.',
                    'category' => $note->category,
                    'created_at' => $this->now->subMinutes(25),
                ]);
                DB::table('notes')
                    ->where('id', $note->id)
                    ->update(['version' => 2, 'edited_at' => $this->now->subMinutes(25)]);
            }
        }
        DB::table('note_mentions')->insert($mentions);
    }

    /** Promises of colleagues in their latest notes. */
    private function promises(): void
    {
        $rows = [];
        $today = CarbonImmutable::today(config()->string('paddock.timezone'));
        foreach ($this->staff as $place => $author) {
            foreach (
                DB::table('notes')
                    ->where('subject_type', 'client')
                    ->where('user_id', $author['id'])
                    ->orderByDesc('id')
                    ->limit(count(DemoTexts::PROMISES))
                    ->pluck('id') as $number => $noteId
            ) {
                $due = $today->addDays($number - 1);
                $rows[] = [
                    'note_id' => $noteId,
                    'user_id' => $author['id'],
                    'text' => sprintf(DemoTexts::PROMISES[($place + $number) % count(DemoTexts::PROMISES)], $due->format('l')),
                    'due_on' => $due->toDateString(),
                    'done_at' => null,
                    ...$this->stamps($this->now->subDays(2)),
                ];
            }
        }
        DB::table('note_promises')->insert($rows);
    }

    /** @return array{created_at: CarbonImmutable, updated_at: CarbonImmutable} */
    private function stamps(CarbonImmutable $at): array
    {
        return ['created_at' => $at, 'updated_at' => $at];
    }
}
