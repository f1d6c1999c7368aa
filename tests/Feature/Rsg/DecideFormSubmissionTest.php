<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Domain\Rsg\NewRsgLimit;
use App\Enums\Ability;
use App\Enums\AustralianState;
use App\Enums\BarredList;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgFormDecision;
use App\Enums\RsgFormType;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\Notification;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\RsgLimit;
use App\Models\TimeOut;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Notifications\CreatesOpenWork;
use Tests\Feature\Notifications\SettlesByCall;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class DecideFormSubmissionTest extends TestCase
{
    use CreatesOpenWork, ReadsPages, RefreshDatabase, SettlesByCall;

    private User $officer;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->travelTo('2026-11-23 02:00:00');
        $this->officer = User::factory()->withAbilities(Ability::ViewRsgFormSubmissions)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee', 'timezone' => 'Australia/Melbourne']);
        $this->emma = Client::factory()->createOne(['status' => ClientStatus::Active, 'state' => AustralianState::Wa]);
    }

    public function test_session_limit_of_one_minute_is_singular(): void
    {
        $this->assertSame('Session time limit of 1 minute a day', (new NewRsgLimit(RsgLimitKind::Session, RsgLimitPeriod::Day, 1, null))->inWords());
    }

    public function test_limit_is_set_and_the_form_handled_for_everyone(): void
    {
        $form = $this->form(RsgFormType::DepositLimit);
        $this->notify(NotificationType::FormSubmission, $form);

        $this->decide($form, ['kind' => 'deposit', 'period' => 'week', 'amount' => '200', 'note' => 'Asked by form'])
            ->assertSessionHas('success', 'Deposit limit of $200.00 a week from 23 Nov 2026.');

        $limit = RsgLimit::query()->sole();
        $this->assertSame(
            [$this->emma->id, 200_00, RsgLimitPeriod::Week, 'Asked by form', $this->officer->id],
            [$limit->client_id, $limit->amount_cents, $limit->period, $limit->reason, $limit->user_id],
        );
        $form->refresh();
        $this->assertSame([RsgFormDecision::LimitSet, 'Deposit limit of $200.00 a week from 23 Nov 2026', 'Asked by form', $this->officer->id, '2026-11-23T02:00:00Z'],
            [$form->decision, $form->decision_text, $form->decision_note, $form->resolved_by, $form->resolved_at?->toIso8601ZuluString()]);
        $this->assertSame(0, Notification::query()->where('is_read', false)->count());
        $audit = AuditEvent::query()->where('action', 'rsg_form_submission.decided')->sole();
        $this->assertSame([$this->officer->id, $this->emma->id, 'limit_set'], [$audit->actor_id, $audit->client_id, $audit->after['decision']]);
    }

    public function test_looser_limit_says_when_it_applies(): void
    {
        RsgLimit::factory()->createOne(['client_id' => $this->emma->id, 'amount_cents' => 100_00, 'period' => RsgLimitPeriod::Week, 'effective_at' => now()->subMonth()]);

        $this->decide($this->form(RsgFormType::DepositLimit), ['kind' => 'deposit', 'period' => 'week', 'amount' => '500', 'note' => 'Asked by form'])
            ->assertSessionHas('success', 'Deposit limit of $500.00 a week from 30 Nov 2026.');
    }

    public function test_refused_limit_leaves_the_form_open(): void
    {
        RsgLimit::factory()->createOne(['client_id' => $this->emma->id, 'amount_cents' => 100_00, 'period' => RsgLimitPeriod::Week, 'effective_at' => now()->subMonth()]);
        $form = $this->form(RsgFormType::DepositLimit);

        $this->decide($form, ['kind' => 'deposit', 'period' => 'week', 'amount' => '100', 'note' => 'Asked by form'])->assertSessionHasErrors('amount');

        $this->assertSame([null, null], [$form->refresh()->resolved_at, $form->decision]);
    }

    public function test_client_linked_since_by_a_colleague_is_not_excluded(): void
    {
        $form = $this->form(RsgFormType::SelfExclusion);
        $other = Client::factory()->createOne(['status' => ClientStatus::Active]);
        $form->update(['client_id' => $other->id]);

        $this->decide($form, ['until' => '', 'note' => 'Asked by form'], seen: $this->emma)
            ->assertSessionHas('error', 'A colleague linked this form to another client. Nothing was changed. Reload the page.');

        $this->assertSame([false, ClientStatus::Active, null], [$other->refresh()->is_barred, $other->status, $form->refresh()->resolved_at]);
    }

    public function test_self_exclusion_closes_the_account(): void
    {
        $form = $this->form(RsgFormType::SelfExclusion);

        $this->decide($form, ['until' => '2027-11-23', 'note' => 'Asked by form'])->assertSessionHas('success', 'Self-excluded until 23 Nov 2027.');

        $this->assertSame([true, ClientStatus::Closed], [$this->emma->refresh()->is_barred, $this->emma->status]);
        $this->assertSame(BarredList::SelfExclusion, BarredEntry::query()->where('client_id', $this->emma->id)->sole()->list);
        $this->assertSame(RsgFormDecision::SelfExcluded, $form->refresh()->decision);
    }

    public function test_time_out_starts_now_and_is_recorded_with_its_form(): void
    {
        $form = $this->form(RsgFormType::TimeOut);

        $this->decide($form, ['days' => '7', 'note' => 'Asked by form'])->assertSessionHas('success', 'Time-out until 30 Nov 2026, 10:00.');

        $timeOut = TimeOut::query()->sole();
        $this->assertSame([$this->emma->id, '2026-11-23T02:00:00Z', '2026-11-30T02:00:00Z', $form->id, $this->officer->id],
            [$timeOut->client_id, $timeOut->starts_at->toIso8601ZuluString(), $timeOut->ends_at->toIso8601ZuluString(), $timeOut->rsg_form_submission_id, $timeOut->user_id]);
        $this->assertSame($this->emma->id, AuditEvent::query()->where('action', 'client.time_out_started')->sole()->client_id);
    }

    public function test_time_out_is_never_shortened_and_may_be_extended(): void
    {
        $this->decide($this->form(RsgFormType::TimeOut), ['days' => '30', 'note' => 'Asked by form'])->assertSessionHasNoErrors();
        $second = $this->form(RsgFormType::TimeOut);

        $this->decide($second, ['days' => '7', 'note' => 'Asked by form'])->assertSessionHasErrors(['days' => 'The client already has a time-out until 23 Dec 2026, 10:00, which can’t be shortened.']);
        $this->assertNull($second->refresh()->resolved_at);
        $this->decide($second, ['days' => '30', 'note' => 'Asked by form'])->assertSessionHasErrors('days');
        $this->decide($second, ['days' => '60', 'note' => 'Asked by form'])->assertSessionHasNoErrors();

        $this->assertSame(2, TimeOut::query()->count());
    }

    public function test_account_closes_by_the_rule_of_the_client_form(): void
    {
        $form = $this->form(RsgFormType::AccountClosure);

        $this->decide($form, ['note' => 'Asked by form'])->assertSessionHas('success', 'Account closed.');

        $this->assertSame(ClientStatus::Closed, $this->emma->refresh()->status);
        $this->assertSame('closed', AuditEvent::query()->where('action', 'client.updated')->sole()->after['status']);
        $this->decide($this->form(RsgFormType::AccountClosure), ['note' => 'Sent twice'])->assertSessionHas('success', 'The account was already closed.');
    }

    #[TestWith([RsgFormType::Complaint, RsgEventKind::Complaint])]
    #[TestWith([RsgFormType::Affordability, RsgEventKind::Affordability])]
    #[TestWith([RsgFormType::ThirdPartyConcern, RsgEventKind::ThirdParty])]
    #[TestWith([RsgFormType::GamblingHelp, RsgEventKind::HelpRequest])]
    public function test_other_forms_open_an_event(RsgFormType $type, RsgEventKind $kind): void
    {
        $this->decide($this->form($type), ['severity' => 'high', 'note' => 'Call the client today.'])->assertSessionHas('success', "Event opened: {$kind->label()}, high severity.");

        $event = RsgEvent::query()->sole();
        $this->assertSame(
            [$this->emma->id, $kind, RsgEventSeverity::High, 'Call the client today.', $this->officer->id],
            [$event->client_id, $event->kind, $event->severity, $event->description, $event->owner_id],
        );
    }

    public function test_second_decision_changes_nothing_and_names_the_first(): void
    {
        $form = $this->form(RsgFormType::TimeOut);
        $this->decide($form, ['days' => '7', 'note' => 'Asked by form']);

        $this->decide($form, ['days' => '365', 'note' => 'Asked by form'])->assertSessionHas('success', 'Sam Lee already handled this on 23 Nov 2026, 13:00.');

        $this->assertSame([1, 'Time-out until 30 Nov 2026, 10:00'], [TimeOut::query()->count(), $form->refresh()->decision_text]);
    }

    public function test_form_without_a_client_is_not_decided(): void
    {
        $form = RsgFormSubmission::factory()->unlinked()->createOne(['form_type' => RsgFormType::TimeOut]);
        $this->decide($form, ['days' => '7', 'note' => 'Asked by form'])->assertSessionHas('error', 'Link the form to a client first. Nothing was changed.');

        $deleted = $this->form(RsgFormType::TimeOut);
        $this->emma->delete();
        $this->decide($deleted, ['days' => '7', 'note' => 'Asked by form'])->assertSessionHas('error');

        $this->assertSame([0, 0], [TimeOut::query()->count(), RsgFormSubmission::query()->whereNotNull('resolved_at')->count()]);
    }

    /** @param  array<string, string>  $data */
    #[TestWith([RsgFormType::TimeOut, ['days' => '0', 'note' => 'Asked by form'], 'days'])]
    #[TestWith([RsgFormType::TimeOut, ['days' => '366', 'note' => 'Asked by form'], 'days'])]
    #[TestWith([RsgFormType::TimeOut, ['days' => '7'], 'note'])]
    #[TestWith([RsgFormType::SelfExclusion, ['until' => '2026-12-24', 'note' => 'Asked by form'], 'until'])]
    #[TestWith([RsgFormType::DepositLimit, ['kind' => 'deposit', 'period' => 'week', 'amount' => '0', 'note' => 'Asked by form'], 'amount'])]
    #[TestWith([RsgFormType::DepositLimit, ['amount' => '5', 'note' => 'Asked by form'], 'period'])]
    #[TestWith([RsgFormType::Complaint, ['note' => 'Asked by form'], 'severity'])]
    public function test_incomplete_decision_is_refused(RsgFormType $type, array $data, string $field): void
    {
        $form = $this->form($type);

        $this->decide($form, $data)->assertSessionHasErrors($field);

        $this->assertNull($form->refresh()->resolved_at);
    }

    public function test_impersonated_users_and_executives_can_not_decide(): void
    {
        $form = $this->form(RsgFormType::AccountClosure);
        $executive = User::factory()->withAbilities(Ability::ViewRsgFormSubmissions)->createOne(['is_executive_staff' => true]);
        $this->actingAs($executive)->post("/rsg/form-submissions/{$form->id}/decision", ['note' => 'Asked by form'])->assertForbidden();
        $this->assertFalse($this->actingAs($executive)->inertia("/rsg/form-submissions/{$form->id}")->assertOk()->json('props.can_work'));

        $this->impersonate($this->officer);
        $this->decide($form, ['note' => 'Asked by form'])->assertForbidden();

        $this->assertSame([ClientStatus::Active, null], [$this->emma->refresh()->status, $form->refresh()->resolved_at]);
    }

    public function test_page_suggests_what_the_form_asks_for(): void
    {
        $suggestion = fn (array $payload): mixed => $this->actingAs($this->officer)
            ->inertia('/rsg/form-submissions/'.RsgFormSubmission::factory()->createOne(['payload' => $payload])->id)->json('props.suggestion');

        $this->assertSame(['amount' => '1200.50', 'period' => 'month', 'days' => null], $suggestion(['Monthly deposit limit' => '$1,200.50 please']));
        $this->assertSame(['amount' => '200', 'period' => 'week', 'days' => 28], $suggestion(['weekly_limit' => 200, 'weeks' => '4']));
        $this->assertSame(['amount' => null, 'period' => null, 'days' => null], $suggestion(['Which limit?' => 'The lower one', 'weeks' => 'a few']));
        $this->assertNull($suggestion(['weeks' => '9999999999999999999'])['days']);
    }

    private function form(RsgFormType $type): RsgFormSubmission
    {
        return RsgFormSubmission::factory()->createOne(['client_id' => $this->emma->id, 'form_type' => $type]);
    }

    /**
     * @param  array<string, string>  $data
     * @param  Client|null  $seen  the client on the officer's page; by default, the form's client
     * @return TestResponse<Response>
     */
    private function decide(RsgFormSubmission $form, array $data, ?Client $seen = null): TestResponse
    {
        $data += ['seen_client_id' => $seen->id ?? $form->client_id ?? 1];

        return $this->actingAs($this->officer)->from("/rsg/form-submissions/{$form->id}")->post("/rsg/form-submissions/{$form->id}/decision", $data);
    }
}
