<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\RsgLimitKind;
use App\Inertia\Testing\AssertableInertia;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\Bet;
use App\Models\BetstopCheck;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Email;
use App\Models\Note;
use App\Models\PhoneLog;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\RsgLimit;
use App\Models\SiteAccount;
use App\Models\SmsMessage;
use App\Models\Transfer;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

final class ClientTimelineTest extends TestCase
{
    use RefreshDatabase;

    private User $viewer;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 02:00:00');
        $this->viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel, Ability::ViewDeposits, Ability::ViewWithdrawals)->createOne(['timezone' => 'Australia/Melbourne']);
        $this->client = Client::factory()->createOne()->refresh();
    }

    public function test_timeline_has_every_kind_of_event_of_this_client_only(): void
    {
        $this->oneOfEach($this->client);
        $this->oneOfEach(Client::factory()->createOne());

        $lines = $this->lines();

        $this->assertEqualsCanonicalizing(
            ['bet', 'deposit', 'withdrawal', 'transfer', 'bonus_claim', 'sms', 'email', 'call', 'rsg_communication', 'rsg_form', 'rsg_event', 'rsg_limit', 'barred_entry', 'protection', 'betstop_check', 'note', 'audit'],
            array_column($lines, 'source'),
        );
        $texts = array_column($lines, 'text', 'source');
        $this->assertSame('Rating reviewed by the system: Rating set to 3', $texts['audit']);
        $this->assertSame('SMS received: “Call me on 0491 570 156”', $texts['sms']);
        $bet = collect($lines)->firstWhere('source', 'bet');
        $this->assertSame([5_000, 'Open'], [$bet['amount_cents'] ?? null, $bet['state'] ?? null]);
    }

    public function test_mention_is_shown_as_a_name_and_one_minute_in_the_singular(): void
    {
        Note::factory()->createOne(['subject_id' => $this->client->id, 'body' => 'Ask @[Tom Vance](user:14) first.']);
        RsgLimit::factory()->createOne(['client_id' => $this->client->id, 'kind' => RsgLimitKind::Session, 'amount_cents' => null, 'minutes' => 1]);

        $texts = array_column($this->lines(), 'text', 'source');

        $this->assertStringEndsWith('noted: “Ask @Tom Vance first.”', $texts['note']);
        $this->assertStringContainsString(' set to 1 minute', $texts['rsg_limit']);
        $this->assertStringNotContainsString('1 minutes', $texts['rsg_limit']);
    }

    public function test_timeline_is_filtered_by_kinds_and_days_of_the_viewer(): void
    {
        $this->travelTo('2026-11-18 13:30:00');
        Note::factory()->createOne(['subject_id' => $this->client->id]);
        $this->travelTo('2026-11-18 12:30:00');
        Note::factory()->createOne(['subject_id' => $this->client->id]);
        $this->travelTo('2026-11-20 02:00:00');
        Email::factory()->createOne(['client_id' => $this->client->id]);

        $this->assertSame(['email', 'note', 'note'], array_column($this->lines(), 'source'));
        $this->assertSame(['note', 'note'], array_column($this->lines(['kind' => 'notes,bets']), 'source'));
        $this->assertSame(['2026-11-18T13:30:00Z'], array_column($this->lines(['from' => '2026-11-19', 'to' => '2026-11-19']), 'at'));
    }

    public function test_rsg_timeline_includes_protections_and_the_end_of_a_limit(): void
    {
        $officer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewRsg)->createOne(['first_name' => 'Rosie', 'last_name' => 'Callaghan']);
        $this->actingAs($officer);
        $wish = fn (string $amount) => $this->post(route('clients.rsg.limits.store', $this->client), ['kind' => 'deposit', 'period' => 'week', 'amount' => $amount, 'reason' => 'Asked by text'])->assertSessionHasNoErrors();
        foreach (['100', '50', '500', '50', ''] as $amount) {
            $wish($amount);
            $this->travel(1)->minutes();
        }
        $ended = RsgLimit::query()->where('amount_cents', 5_000)->sole()->ended_at?->toIso8601ZuluString();
        $audit = app(AuditTrail::class);
        $audit->record('client.betstop_registered', $this->client, ['betstop_state' => 'unchecked'], ['betstop_state' => 'registered']);
        $this->travel(8)->days();
        $this->flushSession();
        $this->actingAs($officer)->post(route('clients.rsg.self-exclusion.store', $this->client), ['until' => '2027-06-01', 'reason' => 'Asked by phone'])->assertSessionHasNoErrors();

        $lines = $this->lines(['kind' => 'rsg']);
        $this->assertSame([
            'Self-exclusion until 1 Jun 2027', 'Exclusion case accounts frozen by Rosie Callaghan', 'Exclusion case opened by Rosie Callaghan (reason: Self-excluded)', 'Deposit limit ended, per week', 'Registered with BetStop by Rosie Callaghan', 'Limit removal requested by Rosie Callaghan: Deposit limit a week from $50.00 to none',
            'Pending limit change withdrawn by Rosie Callaghan: Deposit limit a week from $500.00 to $50.00 (reason: Asked by text)', 'Deposit limit set, per week', 'Deposit limit set, per week', 'Deposit limit set, per week',
        ], array_column($lines, 'text'));
        $this->assertSame([$ended, 5_000, 'Withdrawn', null], [$lines[3]['at'], $lines[3]['amount_cents'], $lines[7]['state'], $lines[8]['state']]);
        $this->assertSame([], $this->lines(['kind' => 'staff']));
    }

    public function test_paging_back_shows_every_entry_once_in_order(): void
    {
        $account = SiteAccount::factory()->createOne(['client_id' => $this->client->id]);
        $rows = [];
        for ($i = 0; $i < 70; $i++) {
            // Ten in a second, of two kinds.
            $at = now()->subSeconds(intdiv($i, 10))->toDateTimeString();
            $rows[] = ['site_account_id' => $account->id, 'client_id' => $this->client->id, 'external_id' => "b{$i}", 'sport' => 'Racing', 'market' => 'Win', 'selection' => 'Horse', 'stake_cents' => 100,
                'odds_milli' => 2000, 'placed_at' => $at, 'status' => 'open', 'created_at' => $at, 'updated_at' => $at];
        }
        DB::table('bets')->insert($rows);
        Withdrawal::factory()->count(30)->create(['client_id' => $this->client->id, 'requested_at' => now()->subSeconds(3)]);

        [$seen, $cursor] = [[], null];
        do {
            $slice = $this->older($cursor);
            $seen = [...$seen, ...$slice['entries']];
            $cursor = $slice['next_cursor'];
        } while ($cursor !== null);

        $this->assertCount(100, $seen);
        $this->assertCount(100, array_unique(array_column($seen, 'key')));
        $this->assertSame(collect($seen)->sortByDesc('at')->pluck('at')->all(), array_column($seen, 'at'));
    }

    public function test_later_page_takes_no_more_queries_than_an_earlier_one(): void
    {
        Email::factory()->count(90)->create(['client_id' => $this->client->id]);
        $count = function (?string $cursor): array {
            DB::enableQueryLog();
            DB::flushQueryLog();
            $next = $this->older($cursor)['next_cursor'];

            return [count(DB::getQueryLog()), $next];
        };
        [, $cursor] = $count(null);
        [$second, $cursor] = $count($cursor);
        [$third] = $count($cursor);

        $this->assertSame($second, $third);
    }

    public function test_entries_say_what_changed_without_showing_masked_contact_details(): void
    {
        $audit = app(AuditTrail::class);
        $audit->record('client.updated', $this->client, ['status' => 'active', 'suburb' => null, 'state' => 'VIC', 'email' => 'a@example.com', 'postcode' => '3000'], ['status' => 'dormant', 'suburb' => 'Fitzroy', 'state' => null, 'email' => 'b@example.com', 'postcode' => '3068'], $this->viewer->id);
        $audit->record('client.updated', $this->client, ['email' => 'a@example.com'], ['email' => 'b@example.com'], $this->viewer->id);
        $audit->record('deposit.rejected', $this->client, ['status' => 'pending'], ['status' => 'rejected', 'amount_cents' => 5_000, 'reason' => 'Unknown payer']);
        $by = $this->viewer->full_name;

        $this->assertSame([
            'Deposit rejected by the system (amount: $50.00, reason: Unknown payer)',
            "Details changed by {$by}: Email from a@example.com to b@example.com",
            "Details changed by {$by}: Status from Active to Dormant, Suburb set to Fitzroy, State from VIC to none, 2 more fields",
        ], array_column($this->lines(), 'text'));

        $this->viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDeposits)->createOne();
        $this->assertSame("Details changed by {$by}: Email from a•••@example.com to b•••@example.com", $this->lines()[1]['text']);
    }

    public function test_timeline_shows_money_and_messages_only_with_the_abilities(): void
    {
        $this->oneOfEach($this->client);
        $this->viewer = User::factory()->withAbilities(Ability::ViewClients)->createOne();

        $lines = $this->lines();

        $this->assertNotContains('deposit', array_column($lines, 'source'));
        $this->assertNotContains('withdrawal', array_column($lines, 'source'));
        $this->assertContains('SMS received', array_column($lines, 'text'));
        $this->assertStringNotContainsString('0491', (string) json_encode(array_filter($lines, static fn (array $line): bool => $line['kind'] !== 'notes')));
    }

    public function test_timeline_and_activity_log_show_the_same_changes_of_money(): void
    {
        app(AuditTrail::class)->record('withdrawal.approved', Withdrawal::factory()->createOne(['client_id' => $this->client->id]), ['status' => 'checked'], ['status' => 'approved']);
        $this->assertContains('Withdrawal approved by the system', array_column($this->lines(), 'text'));

        $this->viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDeposits)->createOne();

        $this->assertStringNotContainsString('approved', (string) json_encode($this->lines()));
        $this->assertStringNotContainsString('approved', (string) json_encode($this->older(null)));
    }

    public function test_invalid_cursor_is_refused_and_invalid_kind_is_dropped(): void
    {
        $this->actingAs($this->viewer)->getJson(route('clients.timeline.older', [$this->client, 'cursor' => 'made-up']))->assertUnprocessable();
        $this->actingAs($this->viewer)->get(route('clients.timeline', [$this->client, 'kind' => 'secrets']))->assertRedirect(route('clients.timeline', $this->client));
        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients)->createOne())->get(route('clients.timeline', $this->client))->assertForbidden();
    }

    private function oneOfEach(Client $client): void
    {
        $from = SiteAccount::factory()->createOne(['client_id' => $client->id]);
        $to = SiteAccount::factory()->createOne(['client_id' => $client->id]);
        Bet::factory()->createOne(['site_account_id' => $from->id, 'client_id' => $client->id]);
        $line = DB::table('bank_lines')->insertGetId(['rail' => 'payid', 'bank_reference' => "r{$client->id}", 'description' => 'Payment', 'amount_cents' => 5000, 'value_at' => now(), 'created_at' => now(), 'updated_at' => now()]);
        DB::table('deposits')->insert(['client_id' => $client->id, 'bank_line_id' => $line, 'rail' => 'payid', 'amount_cents' => 5000, 'status' => 'pending', 'value_at' => now(), 'created_at' => now(), 'updated_at' => now()]);
        Withdrawal::factory()->createOne(['client_id' => $client->id]);
        Transfer::factory()->createOne(['client_id' => $client->id, 'from_site_account_id' => $from->id, 'to_site_account_id' => $to->id]);
        BonusClaim::factory()->createOne(['client_id' => $client->id]);
        SmsMessage::factory()->createOne(['conversation_id' => Conversation::factory()->createOne(['client_id' => $client->id])->id, 'direction' => 'inbound', 'body' => 'Call me on 0491 570 156']);
        Email::factory()->createOne(['client_id' => $client->id]);
        PhoneLog::query()->create(['direction' => 'inbound', 'person_type' => 'client', 'person_id' => $client->id, 'called_at' => now()]);
        RsgCommunication::factory()->createOne(['client_id' => $client->id]);
        RsgFormSubmission::factory()->createOne(['client_id' => $client->id]);
        RsgEvent::factory()->createOne(['client_id' => $client->id]);
        RsgLimit::factory()->createOne(['client_id' => $client->id]);
        BetstopCheck::factory()->createOne(['person_type' => 'client', 'person_id' => $client->id]);
        Note::factory()->createOne(['subject_id' => $client->id]);
        BarredEntry::factory()->createOne(['client_id' => $client->id]);
        app(AuditTrail::class)->record('client.rated', $client, ['client_rating' => null], ['client_rating' => 3]);
        app(AuditTrail::class)->record('client.sms_opted_out', $client, ['sms_opted_out_at' => null], ['sms_opted_out_at' => now()->toDateTimeString()]);
    }

    /**
     * @param  array<string, string>  $query
     * @return list<array{key: string, kind: string, source: string, at: string, text: string, amount_cents: int|null, state: string|null}>
     */
    private function lines(array $query = []): array
    {
        $lines = [];
        $this->actingAs($this->viewer)->get(route('clients.timeline', [$this->client, ...$query]))->assertOk()
            ->assertInertia(function (AssertableInertia $page) use (&$lines): void {
                $page->component('Clients/Timeline')->reloadOnly('timeline', function (AssertableInertia $part) use (&$lines): void {
                    $lines = $part->toArray()['props']['timeline']['entries'];
                });
            });

        return $lines;
    }

    /** @return array{entries: list<array{key: string, at: string}>, next_cursor: string|null} */
    private function older(?string $cursor): array
    {
        return $this->actingAs($this->viewer)->getJson(route('clients.timeline.older', array_filter(['client' => $this->client, 'cursor' => $cursor])))->assertOk()->json();
    }
}
