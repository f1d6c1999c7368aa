<?php

declare(strict_types=1);

namespace Tests\Feature\Messages;

use App\Actions\Messages\FindQuietClients;
use App\Actions\Messages\SubmitQueuedSms;
use App\Enums\AutoCommunicationStatus;
use App\Enums\AutoMessageTrigger;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\Client;
use App\Models\TimeOut;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use Tests\Feature\Messages\Support\SchedulesAutoMessages;
use Tests\Support\CreatesClearClients;
use Tests\TestCase;

final class QuietClientMessageTest extends TestCase
{
    use CreatesClearClients, RefreshDatabase, SchedulesAutoMessages;

    public function test_client_is_contacted_once_per_quiet_spell_and_only_after_the_message_was_enabled(): void
    {
        Queue::fake();
        $silent = AutoMessage::factory()
            ->enabled(AutoMessageTrigger::ClientQuiet)
            ->createOne(['is_enabled' => false, 'conditions' => ['days' => 30]]);
        $this->actingAs($this->marketer())
            ->put(route('messages.auto-messages.enable', $silent), ['version' => 1])
            ->assertSessionHas('error', 'Say who sends the message: use {company}.');
        $message = AutoMessage::factory()
            ->enabled(AutoMessageTrigger::ClientQuiet, 'Hi {first_name}, {company} has an offer. Reply STOP to opt out.')
            ->createOne(['is_enabled' => false, 'conditions' => ['days' => 30]]);
        $long = Client::factory()->createOne(['last_bet_at' => now()->subDays(40)]);
        $quiet = Client::factory()->createOne(['last_bet_at' => now()->subDays(29)]);
        $this->actingAs($this->marketer())->put(route('messages.auto-messages.enable', $message), ['version' => $message->version])->assertSessionHas('success');

        $this->travel(36)->hours();
        foreach ([1, 2] as $time) {
            app(FindQuietClients::class)->all();
        }
        $this->assertSame(
            [["auto:client_quiet:{$message->id}:{$quiet->id}-20261026", $quiet->id]],
            AutoCommunication::query()
                ->get()
                ->map(static fn (AutoCommunication $row): array => [$row->reference, $row->client_id])
                ->all(),
        );

        // A bet ends the quiet time.
        $quiet->update(['last_bet_at' => now()]);
        $this->travel(31)->days();
        app(FindQuietClients::class)->all();
        $this->assertSame(2, AutoCommunication::query()->where('client_id', $quiet->id)->count());
        $this->assertSame(0, AutoCommunication::query()->where('client_id', $long->id)->count());
    }

    public function test_client_who_bets_while_the_message_waits_is_not_called_quiet(): void
    {
        Queue::fake();
        $waits = fn (string $mobile): AutoCommunication => tap(
            $this->waiting(
                AutoMessageTrigger::ClientQuiet,
                $this->client([
                    'mobile_e164' => $mobile,
                    'last_bet_at' => '2026-10-20 03:00:00',
                    'email' => "{$mobile}@example.com",
                    'first_name' => $mobile === '+61491570006' ? 'Ann' : 'Bea',
                ]),
            ),
            static fn (AutoCommunication $row): bool => $row->update([
                'reference' => "auto:client_quiet:{$row->auto_message_id}:{$row->client_id}-20261020",
            ]),
        );
        [$still, $early, $late] = [$waits('+61491570006'), $waits('+61491570007'), $waits('+61491570008')];
        $timedOut = $this->waiting(
            AutoMessageTrigger::ClientQuiet,
            $this->client([
                'mobile_e164' => '+61491570009',
                'last_bet_at' => '2026-10-20 03:00:00',
                'email' => 'cat@example.com',
                'first_name' => 'Cat',
                'date_of_birth' => '1991-06-07',
            ]),
        );
        $timedOut->update(['reference' => "auto:client_quiet:{$timedOut->auto_message_id}:{$timedOut->client_id}-20261020"]);
        TimeOut::query()->create(['client_id' => $timedOut->client_id, 'starts_at' => '2026-10-21', 'ends_at' => '2026-10-28']);
        Client::query()->whereKey($early->client_id)->update(['last_bet_at' => now()]);
        Artisan::call('auto-messages:send');
        Client::query()->whereKey($late->client_id)->update(['last_bet_at' => now()]);
        foreach ([$still, $late] as $queued) {
            app(SubmitQueuedSms::class)->handle((int) $queued->refresh()->sms_message_id);
        }

        $this->assertSame([AutoCommunicationStatus::Sent, null], [$still->refresh()->status, $still->reason]);
        $this->assertSame('Must not be contacted', $timedOut->refresh()->reason);
        foreach ([$early, $late] as $stopped) {
            $this->assertSame([AutoCommunicationStatus::Suppressed, 'This client has bet since.'], [$stopped->refresh()->status, $stopped->reason]);
        }
    }
}
