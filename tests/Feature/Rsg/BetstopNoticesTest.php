<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Domain\Matches\NoticeMatcher;
use App\Domain\Protection\SuppressionList;
use App\Enums\Ability;
use App\Enums\BetstopChange;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopDecision;
use App\Enums\BetstopState;
use App\Enums\BetstopUpdateStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\BetstopCheck;
use App\Models\BetstopNoticeDecision;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class BetstopNoticesTest extends TestCase
{
    use RefreshDatabase;

    private const MOBILE = '+61491570156';

    private User $officer;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        // Decides without seeing clients.
        $this->officer = User::factory()->withAbilities(Ability::ViewBetstopUpdates)->createOne();
        $this->client = Client::factory()->createOne([
            'first_name' => 'Harriet',
            'last_name' => 'Okafor',
            'date_of_birth' => '1986-02-14',
            'mobile_e164' => self::MOBILE,
            'email' => 'harriet@example.com',
            'betstop_state' => BetstopState::Clear,
        ]);
        $this->actingAs($this->officer);
    }

    public function test_page_shows_notices_to_review_oldest_first(): void
    {
        $newer = $this->notice(['received_at' => now()]);
        $older = $this->notice(['received_at' => now()->subDay(), 'mobile_e164' => self::MOBILE]);
        $this->notice(['status' => BetstopUpdateStatus::Actioned]);

        $this->get('/rsg/betstop-updates')->assertInertia(fn ($page) => $page
            ->component('Rsg/BetstopUpdates')->where('status', 'received')->where('can_decide', true)->has('notices', 2)
            ->where('notices.0.id', $older->id)->where('notices.1.id', $newer->id)->where('notices.0.phones', ['•••• ••• 156']));
        $this->get('/rsg/betstop-updates?status=all&change=registered&search=okaf')->assertInertia(fn ($page) => $page->has('notices', 3));
        $this->get('/rsg/betstop-updates?status=verified')->assertInertia(fn ($page) => $page->has('notices', 0));
        $this->get('/rsg/betstop-updates?status=nothing')->assertRedirect();
    }

    public function test_uncertain_matches_are_shown_side_by_side_with_score_and_reasons(): void
    {
        $twin = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-15']);
        $notice = $this->notice(['date_of_birth' => '1986-02-15', 'mobile_e164' => self::MOBILE, 'postcode' => '0800']);

        $answer = $this->getJson("/rsg/betstop-updates/{$notice->id}")->assertOk();

        $this->assertSame([$this->client->id, $twin->id], $answer->json('candidates.*.person.id'));
        $this->assertGreaterThan($answer->json('candidates.1.score'), $answer->json('candidates.0.score'));
        $this->assertContains('date_of_birth', $answer->json('candidates.0.differences'));
        $this->assertContains('Same mobile •••• ••• 156', $answer->json('candidates.0.reasons'));
        $this->assertStringNotContainsString('harriet@example.com', (string) $answer->getContent());
    }

    public function test_same_person_has_the_effect_of_a_certain_match(): void
    {
        $notice = $this->notice(['date_of_birth' => '1986-02-15', 'email' => 'other@example.com']);

        $this->decide($notice, BetstopDecision::SamePerson)->assertSessionHas('success', 'Client linked to the notice.');

        $this->assertSame(BetstopState::Registered, $this->client->refresh()->betstop_state);
        $this->assertSame([BetstopUpdateStatus::Actioned, $this->client->id], [$notice->refresh()->status, $notice->client_id]);
        $this->assertCount(3, app(SuppressionList::class)->reasons([self::MOBILE, 'harriet@example.com', 'other@example.com']));
        $this->assertSame('clear', AuditEvent::query()->where('action', 'client.betstop_registered')->sole()->before['betstop_state']);
        $audit = AuditEvent::query()->where('action', 'betstop_update.decided')->sole();
        $this->assertSame(
            [$this->officer->id, 'received', 'actioned', 'same_person', [$this->client->id]],
            [
                $audit->actor_id,
                $audit->before['status'],
                $audit->after['status'],
                $audit->after['decision'],
                $audit->after['client_ids'],
            ],
        );
        $decision = BetstopNoticeDecision::query()->sole();
        $this->assertSame(
            [$notice->id, $this->client->id, BetstopDecision::SamePerson, $this->officer->id],
            [$decision->betstop_update_id, $decision->client_id, $decision->decision, $decision->user_id],
        );
    }

    public function test_one_decision_can_name_several_accounts_of_the_person(): void
    {
        $other = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-14', 'mobile_e164' => '+61491570157']);
        $notice = $this->notice(['date_of_birth' => '1986-02-15']);

        $this->decide($notice, BetstopDecision::SamePerson, [$this->client->id, $other->id])->assertSessionHasNoErrors();

        $this->assertSame(2, Client::query()->where('betstop_state', BetstopState::Registered)->count());
    }

    public function test_another_person_is_recorded_with_who_and_why_and_the_notice_still_waits(): void
    {
        $notice = $this->notice(['date_of_birth' => '1986-02-15']);

        $this->decide($notice, BetstopDecision::OtherPerson, reason: 'Her driver licence shows another date.')->assertSessionHasNoErrors();

        $this->assertSame([BetstopState::Clear, BetstopUpdateStatus::Received], [$this->client->refresh()->betstop_state, $notice->refresh()->status]);
        $this->getJson("/rsg/betstop-updates/{$notice->id}")
            ->assertJsonPath('candidates.0.rejection.by', $this->officer->full_name)->assertJsonPath('candidates.0.rejection.reason', 'Her driver licence shows another date.');
    }

    public function test_not_our_client_closes_the_notice_once(): void
    {
        $notice = $this->notice();

        $this->decide($notice, BetstopDecision::Nobody, [], 'No client of this name.')->assertSessionHas('success', 'Notice closed: not our client.');
        $this->assertSame([BetstopUpdateStatus::Actioned, null], [$notice->refresh()->status, $notice->client_id]);

        $this->travel(5)->minutes();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBetstopUpdates)->createOne());
        $this->decide($notice, BetstopDecision::SamePerson)->assertSessionHas('error', "This notice is already actioned by {$this->officer->full_name}, 5 minutes ago. Nothing was changed.");
        $this->assertSame(BetstopState::Clear, $this->client->refresh()->betstop_state);
    }

    public function test_client_who_does_not_match_cannot_be_chosen(): void
    {
        $notice = $this->notice(['date_of_birth' => '1986-02-15']);
        $stranger = Client::factory()->createOne(['first_name' => 'Ida', 'last_name' => 'Nkosi', 'date_of_birth' => '1970-01-01']);

        $this->decide($notice, BetstopDecision::SamePerson, [$stranger->id])->assertSessionHas('error', 'A client no longer matches this notice. Nothing was changed. Check the matches again.');
        $this->assertNotSame(BetstopState::Registered, $stranger->refresh()->betstop_state);
        $this->assertSame(0, BetstopNoticeDecision::query()->count());
    }

    public function test_another_person_is_not_decided_about_evidence_that_came_later(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'preferred_name' => null, 'date_of_birth' => '1986-02-15', 'mobile_e164' => null, 'email' => null]);
        $notice = $this->notice();
        $seen = array_column(app(NoticeMatcher::class)->candidates($notice), 'score', 'id')[$client->id];
        $client->update(['date_of_birth' => '1986-02-14']);

        $this->post("/rsg/betstop-updates/{$notice->id}/decisions", ['decision' => 'other_person', 'client_ids' => [$client->id], 'scores' => [$seen], 'reason' => 'Other birthday'])
            ->assertSessionHas('error', 'A client matches this notice better now. Nothing was changed. Check the matches again.');

        $this->assertSame(0, BetstopNoticeDecision::query()->count());
    }

    public function test_end_of_an_exclusion_is_verified_only_when_the_register_confirms_it(): void
    {
        $registered = $this->notice(['status' => BetstopUpdateStatus::Actioned, 'client_id' => $this->client->id, 'effective_at' => now()->subYear()]);
        $this->client->forceFill(['betstop_state' => BetstopState::Registered])->save();
        $ended = $this->notice(['change' => BetstopChange::Ended, 'effective_at' => now()->addHour()]);
        $this->verify($ended)->assertSessionHas('error', 'This exclusion has not ended yet. Verify it on or after its last day.');

        $this->travel(2)->hours();
        BetstopUpdate::query()->whereKey($registered->id)->update(['effective_at' => now()]);
        $this->verify($ended)->assertSessionHas('error', 'Harriet Okafor is still on the BetStop register, so the end can’t be verified.');
        $this->assertSame(BetstopUpdateStatus::Received, $ended->refresh()->status);

        BetstopUpdate::query()->whereKey($registered->id)->update(['effective_at' => now()->subYear()]);
        $this->verify($ended)->assertSessionHas('success', 'Notice verified.');
        $this->assertSame(BetstopUpdateStatus::Verified, $ended->refresh()->status);
        $this->assertSame([BetstopCheckResult::Registered, BetstopCheckResult::Clear], BetstopCheck::query()->orderBy('id')->pluck('result')->all());
        $this->assertSame(BetstopState::Registered, $this->client->refresh()->betstop_state, 'Nothing reopens automatically.');
        $this->verify($ended)->assertSessionHas('error', 'This notice is already verified. Nothing was changed.');
    }

    public function test_end_is_not_verified_without_an_answer(): void
    {
        $ended = $this->notice(['last_name' => 'Unavailable', 'change' => BetstopChange::Ended]);

        $this->verify($ended)->assertSessionHas('error', 'The BetStop register did not answer. Try again in a few minutes.');
        $this->assertSame(BetstopUpdateStatus::Received, $ended->refresh()->status);
    }

    public function test_registration_is_verified_after_it_was_actioned(): void
    {
        $notice = $this->notice();
        $this->verify($notice)->assertSessionHas('error', 'Decide first which client this notice is about.');

        $this->decide($notice, BetstopDecision::Nobody, [], 'No client of this name.');
        $this->verify($notice)->assertSessionHas('success', 'Notice verified.');
        $this->assertSame(BetstopUpdateStatus::Verified, $notice->refresh()->status);
        $this->assertSame(0, BetstopCheck::query()->count());
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function invalidDecisions(): iterable
    {
        yield 'no decision' => [['client_ids' => [1]], 'decision'];
        yield 'verification is another route' => [['decision' => 'verified', 'client_ids' => [1]], 'decision'];
        yield 'no client chosen' => [['decision' => 'same_person', 'client_ids' => []], 'client_ids'];
        yield 'another person without a reason' => [['decision' => 'other_person', 'client_ids' => [1]], 'reason'];
        yield 'another person without the scores' => [['decision' => 'other_person', 'client_ids' => [1], 'reason' => 'Checked'], 'scores'];
        yield 'not our client without a reason' => [['decision' => 'nobody'], 'reason'];
        yield 'not our client with a client' => [['decision' => 'nobody', 'client_ids' => [1], 'reason' => 'Checked'], 'client_ids'];
        yield 'ids as text' => [['decision' => 'same_person', 'client_ids' => ['one']], 'client_ids.0'];
    }

    /** @param  array<string, mixed>  $body */
    #[DataProvider('invalidDecisions')]
    public function test_invalid_decision_is_refused(array $body, string $field): void
    {
        $notice = $this->notice();

        $this->post("/rsg/betstop-updates/{$notice->id}/decisions", $body)->assertSessionHasErrors($field);
        $this->assertSame(0, BetstopNoticeDecision::query()->count());
    }

    public function test_other_abilities_do_not_open_notices(): void
    {
        $notice = $this->notice();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBetstopLogs, Ability::ViewRsg, Ability::ViewClients)->createOne());

        $this->get('/rsg/betstop-updates')->assertForbidden();
        $this->getJson("/rsg/betstop-updates/{$notice->id}")->assertForbidden();
        $this->decide($notice, BetstopDecision::SamePerson)->assertForbidden();
        $this->verify($notice)->assertForbidden();
        $this->get('/rsg/betstop-updates/export?reason=For the regulator')->assertForbidden();
    }

    public function test_impersonated_user_can_not_decide(): void
    {
        $notice = $this->notice();
        $this->actingAs(User::factory()->withRole(StaffRole::Developer)->createOne())->post(route('impersonate.store'), [
            'user_id' => $this->officer->id, 'reason' => 'Looking into a report', 'password' => UserFactory::PASSWORD,
        ])->assertSessionHasNoErrors();

        $this->get('/rsg/betstop-updates')->assertInertia(fn ($page) => $page->where('can_decide', false)->where('can_export', false));
        $this->decide($notice, BetstopDecision::SamePerson)->assertForbidden();
        $this->verify($notice)->assertForbidden();
        $this->get('/rsg/betstop-updates/export?reason=For the regulator')->assertForbidden();
        $this->assertSame(BetstopState::Clear, $this->client->refresh()->betstop_state);
    }

    public function test_export_has_the_decision_and_masked_contacts(): void
    {
        // The factory's random id may contain the digits that must be masked.
        $notice = $this->notice(['mobile_e164' => self::MOBILE, 'external_id' => 'notice']);
        $this->decide($notice, BetstopDecision::Nobody, [], 'No client of this name.');

        $file = $this->get('/rsg/betstop-updates/export?status=all&reason=For the regulator')->assertOk()->streamedContent();

        $this->assertStringContainsString('Not our client', $file);
        $this->assertStringNotContainsString('570', $file);
        $this->assertSame('For the regulator', AuditEvent::query()->where('action', 'betstop-notices.exported')->sole()->after['reason']);
    }

    /** @param  array<string, mixed>  $change */
    private function notice(array $change = []): BetstopUpdate
    {
        return BetstopUpdate::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-14', ...$change]);
    }

    /**
     * @param  list<int>|null  $clientIds
     * @return TestResponse<Response>
     */
    private function decide(BetstopUpdate $notice, BetstopDecision $decision, ?array $clientIds = null, ?string $reason = null): TestResponse
    {
        $ids = $clientIds ?? [$this->client->id];
        $seen = array_column(app(NoticeMatcher::class)->candidates($notice), 'score', 'id');
        $scores = array_map(static fn (int $id): int => $seen[$id] ?? 0, $ids);

        return $this->post("/rsg/betstop-updates/{$notice->id}/decisions", [
            'decision' => $decision->value, 'client_ids' => $ids, 'reason' => $reason, ...$decision === BetstopDecision::OtherPerson ? ['scores' => $scores] : [],
        ]);
    }

    /** @return TestResponse<Response> */
    private function verify(BetstopUpdate $notice): TestResponse
    {
        return $this->post("/rsg/betstop-updates/{$notice->id}/verification");
    }
}
