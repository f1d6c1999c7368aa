<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\BarredList;
use App\Enums\BetstopChange;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\RsgEventStatus;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\RsgLimit;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class ClientProtectionTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private User $officer;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        $this->officer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewRsg, Ability::ViewRsgEvents)->createOne();
        $this->client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04']);
        $this->actingAs($this->officer);
    }

    public function test_tighter_limit_applies_at_once_and_looser_limit_after_a_week(): void
    {
        $this->setLimit('200')->assertSessionHasNoErrors();
        $this->setLimit('100');
        $this->assertSame([['20000', true], ['10000', false]], $this->limits());

        $this->setLimit('500');
        $this->assertSame(7, (int) now()->diffInDays(RsgLimit::query()->latest('id')->firstOrFail()->effective_at));
        // The stricter limit stays in force until then.
        $this->assertEquals(RsgLimit::query()->latest('id')->firstOrFail()->effective_at, RsgLimit::query()->where('amount_cents', 10_000)->sole()->ended_at);
    }

    public function test_newer_limit_replaces_a_pending_one(): void
    {
        RsgLimit::factory()->createOne(['client_id' => $this->client->id, 'kind' => 'deposit', 'period' => 'week', 'amount_cents' => 10_000, 'effective_at' => now()->subMonth()]);
        $this->setLimit('500');
        $this->setLimit('50');

        $this->assertSame([['10000', true], ['50000', true], ['5000', false]], $this->limits());
        $this->assertTrue(RsgLimit::query()->latest('id')->firstOrFail()->effective_at->lessThanOrEqualTo(now()));
    }

    public function test_removal_of_a_limit_also_takes_a_week(): void
    {
        RsgLimit::factory()->createOne(['client_id' => $this->client->id, 'kind' => 'deposit', 'period' => 'week', 'amount_cents' => 10_000, 'effective_at' => now()->subMonth()]);

        $this->setLimit('')->assertSessionHasNoErrors();

        $this->assertEquals(now()->addDays(7)->toDateTimeString(), RsgLimit::query()->sole()->ended_at?->toDateTimeString());
        $this->setLimit('')->assertSessionHasNoErrors();
        $this->assertNotNull(RsgLimit::query()->sole()->ended_at);
    }

    public function test_requesting_the_current_limit_withdraws_a_pending_change(): void
    {
        $this->setLimit('100');
        $this->setLimit('500');
        $this->setLimit('100')->assertSessionHasNoErrors()->assertSessionHas('success', 'The pending change is withdrawn. The limit is unchanged.');
        $this->setLimit('100')->assertSessionHasErrors(['amount' => 'The client already has this limit.']);
        $this->assertSame([['10000', false], ['50000', true]], $this->limits());
        $this->assertTrue(RsgLimit::query()->where('amount_cents', 50_000)->sole()->ended_at?->lessThanOrEqualTo(now()));

        $this->setLimit('');
        $this->setLimit('100')->assertSessionHasNoErrors();
        $this->assertSame([['10000', false], ['50000', true]], $this->limits());

        $events = AuditEvent::query()->orderBy('id')->get();
        $this->assertSame(['client.limit_set', 'client.limit_set', 'client.limit_change_withdrawn', 'client.limit_removal_asked', 'client.limit_change_withdrawn'], $events->pluck('action')->all());
        $this->assertSame(['limit_deposit_week_cents' => 50_000], $events[2]?->before);
        $this->assertSame(['limit_deposit_week_cents' => null], $events[4]?->before);
    }

    #[DataProvider('amounts')]
    public function test_amount_is_exact_to_the_cent_and_invalid_amount_does_not_end_the_limit(string $typed, ?int $cents): void
    {
        $answer = $this->setLimit($typed);

        $cents === null ? $answer->assertSessionHasErrors('amount') : $answer->assertSessionHasNoErrors();
        $this->assertSame($cents, RsgLimit::query()->first()?->amount_cents);
    }

    /** @return array<string, array{string, int|null}> */
    public static function amounts(): array
    {
        return [
            'cents' => ['1250.29', 125_029], 'as it is read' => ['$1,250.5', 125_050], 'the most' => ['10000000', 1_000_000_000],
            'more' => ['10000000.01', null], 'too little' => ['0.99', null], 'a sign' => ['+50', null], 'half a number' => ['50.', null],
        ];
    }

    public function test_betstop_check_stores_the_answer_and_marks_the_client(): void
    {
        $this->post("/clients/{$this->client->id}/rsg/betstop-check")->assertSessionHas('success', 'Harriet Okafor is not on the BetStop register.');
        $this->assertSame(BetstopState::Clear, $this->client->refresh()->betstop_state);

        BetstopUpdate::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'change' => BetstopChange::Registered]);
        $this->post("/clients/{$this->client->id}/rsg/betstop-check")->assertSessionHas('error');

        $this->assertSame(BetstopState::Registered, $this->client->refresh()->betstop_state);
        $check = BetstopCheck::query()->latest('id')->firstOrFail();
        $this->assertSame([BetstopCheckResult::Registered, $this->officer->id], [$check->result, $check->user_id]);
        $this->assertSame(['clear', 'registered'], AuditEvent::query()->where('action', 'client.betstop_checked')->orderBy('id')->get()->map(fn (AuditEvent $event) => $event->after['result'])->all());
    }

    public function test_clear_answer_keeps_existing_marks_and_a_missing_answer_is_not_clear(): void
    {
        $this->client->update(['last_name' => 'Unavailable']);
        $this->post("/clients/{$this->client->id}/rsg/betstop-check")->assertSessionHas('error', 'The BetStop register did not answer. Try again in a few minutes.');
        $this->assertSame(BetstopState::Unchecked, $this->client->refresh()->betstop_state);

        $this->client->forceFill(['last_name' => 'Okafor', 'betstop_state' => BetstopState::Registered])->save();
        $this->post("/clients/{$this->client->id}/rsg/betstop-check");
        $this->assertSame(BetstopState::Registered, $this->client->refresh()->betstop_state);
    }

    public function test_self_exclusion_closes_the_account_permanently_and_once(): void
    {
        $this->exclude(['until' => now()->addMonth()->toDateString()])->assertSessionHasErrors(['until' => 'Self-exclusion must last at least three months.']);
        $this->exclude(['until' => '9999-12-31'])->assertSessionHasErrors(['until' => 'Enter a date before 2100-01-01.']);
        $this->exclude(['until' => 'next year'])->assertSessionHasErrors(['until' => 'Enter a valid date.']);
        $this->exclude()->assertSessionHasNoErrors();
        $this->exclude()->assertSessionHasErrors('until');

        $this->assertSame([true, ClientStatus::Closed], [$this->client->refresh()->is_barred, $this->client->status]);
        $this->assertSame([BarredList::SelfExclusion, null], [BarredEntry::query()->sole()->list, BarredEntry::query()->sole()->until_on]);
    }

    public function test_barred_client_can_self_exclude_and_again_only_for_longer(): void
    {
        $this->client->forceFill(['is_barred' => true, 'status' => ClientStatus::Active])->save();
        BarredEntry::factory()->createOne(['client_id' => $this->client->id, 'list' => BarredList::Barred]);

        $this->exclude(['until' => now()->addYear()->toDateString()])->assertSessionHasNoErrors();
        $this->assertSame([true, ClientStatus::Closed], [$this->client->refresh()->is_barred, $this->client->status]);
        $this->assertSame(['status' => 'active'], AuditEvent::query()->where('action', 'client.self_excluded')->sole()->before);
        $this->exclude(['until' => now()->addYear()->toDateString()])->assertSessionHasErrors('until');

        $this->exclude()->assertSessionHasNoErrors();
        $this->exclude(['until' => now()->addYears(5)->toDateString()])->assertSessionHasErrors(['until' => 'This client has already self-excluded, permanently.']);
        $this->assertSame(2, BarredEntry::query()->where('list', BarredList::SelfExclusion)->count());

        // A self-exclusion closes the account, even if it was reopened.
        $this->client->forceFill(['status' => ClientStatus::Active])->save();
        $this->exclude()->assertSessionHasNoErrors();
        $this->assertSame([ClientStatus::Closed, 2], [$this->client->refresh()->status, BarredEntry::query()->where('list', BarredList::SelfExclusion)->count()]);
    }

    public function test_self_exclusion_uses_business_days_and_three_months_do_not_overflow(): void
    {
        // In Melbourne it is 1 December already; three months from 30 November end on the last of February.
        $this->officer->update(['timezone' => 'America/New_York']);
        $this->travelTo('2026-11-30 14:00:00');
        $this->exclude(['until' => '2027-02-28'])->assertSessionHasErrors('until');
        $this->exclude(['until' => '2027-03-01'])->assertSessionHasNoErrors();
        $this->assertSame('2026-12-01', BarredEntry::query()->sole()->from_on->toDateString());

        $this->client = Client::factory()->createOne();
        $this->travelTo('2026-11-30 02:00:00');
        $this->exclude(['until' => '2027-02-28'])->assertSessionHasNoErrors();
    }

    public function test_client_entered_in_genweb_leaves_the_work_list(): void
    {
        $this->post("/clients/{$this->client->id}/rsg/genweb")->assertSessionHasErrors(['genweb' => 'Harriet Okafor is not registered with BetStop, so there is nothing to enter in Genweb.']);
        $this->client->forceFill(['betstop_state' => BetstopState::Registered])->save();
        $open = fn () => $this->get(route('clients.index', ['custom_risk_filter' => 'not_betstopped_in_genweb']));
        $open()->assertInertia(fn ($page) => $page->has('clients', 1));

        $this->post("/clients/{$this->client->id}/rsg/genweb")->assertSessionHas('success', 'Harriet Okafor is marked as entered in Genweb.');
        $entered = $this->client->refresh()->genweb_betstopped_at;
        $this->travel(1)->minutes();
        $this->post("/clients/{$this->client->id}/rsg/genweb")->assertSessionHas('success', 'This client was already marked as entered in Genweb.');

        $open()->assertInertia(fn ($page) => $page->has('clients', 0));
        $this->assertEquals($entered, $this->client->refresh()->genweb_betstopped_at);
        $event = AuditEvent::query()->where('action', 'client.genweb_entered')->sole();
        $this->assertSame([$this->officer->id, ['genweb_betstopped_at' => null], $entered?->toDateTimeString()], [$event->actor_id, $event->before, $event->after['genweb_betstopped_at']]);
    }

    public function test_rsg_event_moves_step_by_step_and_each_step_only_once(): void
    {
        $this->post("/clients/{$this->client->id}/rsg/events", ['kind' => 'chasing', 'severity' => 'high', 'description' => 'Doubled every stake.'])->assertSessionHasNoErrors();
        $event = RsgEvent::query()->sole();
        $this->assertEquals(now()->addDay()->toDateTimeString(), $event->due_at?->toDateTimeString());

        $this->move($event, 'closed')->assertSessionHasErrors('status');
        $this->move($event, 'reviewing')->assertSessionHasNoErrors();
        $this->move($event, 'reviewing')->assertSessionHasErrors(['status' => 'This event is Reviewing. Nothing was changed.']);
        $this->assertSame(RsgEventStatus::Reviewing, $event->refresh()->status);
    }

    public function test_page_shows_limits_exclusions_checks_and_events(): void
    {
        RsgLimit::factory()->createOne(['client_id' => $this->client->id, 'amount_cents' => 10_000]);
        RsgEvent::factory()->createOne(['client_id' => $this->client->id, 'due_at' => now()->subDay()]);
        BarredEntry::factory()->createOne(['client_id' => $this->client->id]);

        $this->get("/clients/{$this->client->id}/rsg")->assertInertia(fn ($page) => $page
            ->component('Clients/ResponsibleGambling')->where('can_protect', true)->missing('protection')
            ->loadDeferredProps(fn ($deferred) => $deferred
                ->has('protection.limits', 1)->has('protection.exclusions', 1)->has('protection.checks', 0)
                ->where('protection.events.0.is_overdue', true)->where('protection.events.0.next_status', 'reviewing')));
    }

    public function test_answers_of_forms_are_shown_only_to_staff_who_handle_forms_or_write_to_clients(): void
    {
        RsgFormSubmission::factory()->createOne(['client_id' => $this->client->id, 'payload' => ['phone' => '0491 570 156']]);
        $answers = fn (Ability ...$abilities): mixed => $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, ...$abilities)->createOne())
            ->inertia("/clients/{$this->client->id}/rsg", ['protection'], 'Clients/ResponsibleGambling')->assertOk()->json('props.protection.forms.0.answers');

        $shown = [['question' => 'Phone', 'answer' => '0491 570 156']];
        $this->assertSame([null, $shown, $shown], [$answers(), $answers(Ability::ViewRsgFormSubmissions), $answers(Ability::ViewSmsPanel)]);
    }

    /** @return array<string, array{string, array<string, string>, string}> */
    public static function wrong(): array
    {
        return [
            'a limit without a reason' => ['limits', ['kind' => 'deposit', 'period' => 'week', 'amount' => '5'], 'reason'],
            'a limit of nothing' => ['limits', ['kind' => 'deposit', 'period' => 'week', 'amount' => '0', 'reason' => 'Asked'], 'amount'],
            'half a minute' => ['limits', ['kind' => 'session', 'period' => 'day', 'amount' => '10.5', 'reason' => 'Asked'], 'amount'],
            'an unknown period' => ['limits', ['kind' => 'deposit', 'period' => 'year', 'amount' => '5', 'reason' => 'Asked'], 'period'],
            'an event without words' => ['events', ['kind' => 'chasing', 'severity' => 'high'], 'description'],
            'an exclusion without a reason' => ['self-exclusion', [], 'reason'],
        ];
    }

    /** @param  array<string, string>  $fields */
    #[DataProvider('wrong')]
    public function test_invalid_input_is_refused(string $path, array $fields, string $field): void
    {
        $this->post("/clients/{$this->client->id}/rsg/{$path}", $fields)->assertSessionHasErrors($field);
    }

    public function test_rsg_event_is_found_only_under_its_client(): void
    {
        $foreign = RsgEvent::factory()->createOne();

        $this->move($foreign, 'reviewing')->assertNotFound();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $this->get("/clients/{$this->client->id}/rsg")->assertInertia(fn ($page) => $page->where('can_protect', false)->where('can_work_events', false));
        $this->setLimit('50')->assertForbidden();
        $this->exclude()->assertForbidden();
        $this->post("/clients/{$this->client->id}/rsg/betstop-check")->assertForbidden();
        $this->post("/clients/{$this->client->id}/rsg/genweb")->assertForbidden();
    }

    /** @return TestResponse<Response> */
    private function setLimit(string $amount): TestResponse
    {
        return $this->post("/clients/{$this->client->id}/rsg/limits", ['kind' => 'deposit', 'period' => 'week', 'amount' => $amount, 'reason' => 'Asked by text']);
    }

    /**
     * @param  array<string, string>  $fields
     * @return TestResponse<Response>
     */
    private function exclude(array $fields = []): TestResponse
    {
        return $this->post("/clients/{$this->client->id}/rsg/self-exclusion", ['reason' => 'Asked by phone', ...$fields]);
    }

    /** @return TestResponse<Response> */
    private function move(RsgEvent $event, string $status): TestResponse
    {
        return $this->put("/clients/{$this->client->id}/rsg/events/{$event->id}", ['status' => $status]);
    }

    /** @return list<array{string, bool}> amounts, and whether each is ended or will be */
    private function limits(): array
    {
        return array_values(RsgLimit::query()->orderBy('id')->get()->map(fn (RsgLimit $limit): array => [(string) $limit->amount_cents, $limit->ended_at !== null])->all());
    }
}
