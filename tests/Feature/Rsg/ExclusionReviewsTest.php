<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Clients\UpdateClient;
use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ExclusionReviewStatus;
use App\Enums\GatePurpose;
use App\Enums\StaffRole;
use App\Jobs\Rsg\RunExclusion;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\ExclusionReview;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Illuminate\Validation\ValidationException;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Clients who may be an excluded person wait for a colleague. */
final class ExclusionReviewsTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private const PERSON = ['first_name' => 'William', 'last_name' => 'Hartley', 'preferred_name' => null, 'date_of_birth' => '1984-03-05'];

    private User $officer;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->client = Client::factory()->createOne(self::PERSON)->refresh();
        $this->actingAs($this->officer);
    }

    public function test_page_lists_waiting_matches_with_their_evidence(): void
    {
        $this->review();

        $page = $this->inertia('/rsg/exclusion-reviews', ['reviews'], 'Rsg/ExclusionReviews');
        $page->assertJsonPath('props.reviews.0.client.full_name', 'William Hartley')
            ->assertJsonPath('props.reviews.0.source_text', 'William Hartley is on the barred list')
            ->assertJsonPath('props.reviews.0.status', 'open');
        $this->assertContains('Same name', $page->json('props.reviews.0.reasons'));
        $this->inertia('/rsg/exclusion-reviews?view=handled', ['reviews'], 'Rsg/ExclusionReviews')->assertJsonPath('props.reviews', []);
    }

    public function test_same_person_opens_a_case_that_freezes_the_client(): void
    {
        $review = $this->review();

        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => true])->assertSessionHas('success', 'Client excluded.');

        $this->assertSame([ExclusionReviewStatus::Same, $this->officer->id], [$review->refresh()->status, $review->decided_by]);
        $this->assertSame([$this->client->id, ['barred']], [ExclusionCase::query()->sole()->client_id, ExclusionCase::query()->sole()->reasons]);
        $this->assertTrue($this->client->refresh()->is_barred);
        $this->assertSame($this->officer->id, AuditEvent::query()->where('action', 'client.exclusion_confirmed')->sole()->actor_id);
    }

    public function test_gate_refuses_everything_before_the_case_is_enforced(): void
    {
        Queue::fake([RunExclusion::class]);
        $review = $this->review();
        $gate = app(ProtectionGate::class);
        $this->assertTrue($gate->decide($this->client, GatePurpose::DepositCredit)->isAllowed());

        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => true]);

        $this->assertFalse($gate->decide($this->client->refresh(), GatePurpose::DepositCredit)->isAllowed());
        $this->assertFalse($gate->decide($this->client, GatePurpose::ServiceSms)->isAllowed());
    }

    public function test_another_person_needs_a_reason_and_gets_bonuses_again(): void
    {
        $review = $this->review();

        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => false])->assertSessionHasErrors(['why' => 'Say why this is another person.']);
        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => false, 'why' => 'Showed a passport'])->assertSessionHas('success', 'Marked as not the same person.');

        $this->assertSame(ExclusionReviewStatus::Different, $review->refresh()->status);
        $this->assertTrue(app(ProtectionGate::class)->decide($this->client, GatePurpose::Bonus)->isAllowed());
        $this->assertSame(0, ExclusionCase::query()->count());
    }

    public function test_decision_is_made_once(): void
    {
        $review = $this->review();
        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => false, 'why' => 'Showed a passport']);

        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => true])->assertSessionHas('error');

        $this->assertFalse($this->client->refresh()->is_barred);
    }

    public function test_exclusion_that_ended_can_not_be_confirmed(): void
    {
        $review = $this->review();
        BarredEntry::query()->update(['status' => 'lifted']);

        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => true])
            ->assertSessionHas('error', 'This exclusion has ended, so it no longer applies. Mark it as not the same person.');

        $this->assertSame(ExclusionReviewStatus::Open, $review->refresh()->status);
    }

    public function test_client_whose_details_changed_since_can_be_confirmed(): void
    {
        $review = $this->review();
        $this->client->update(['first_name' => 'Ruth', 'last_name' => 'Okafor', 'date_of_birth' => '1971-10-30', 'mobile_e164' => '+61491570110', 'email' => 'ruth@example.com']);

        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => true])->assertSessionHas('success', 'Client excluded.');

        $this->assertTrue($this->client->refresh()->is_barred);
        $this->assertSame(ExclusionReviewStatus::Same, $review->refresh()->status);
    }

    public function test_notice_of_the_register_marks_the_client_as_registered(): void
    {
        BetstopUpdate::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-06', 'mobile_e164' => null, 'email' => null]);
        $review = $this->found();

        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => true])->assertSessionHas('success');

        $this->assertSame(BetstopState::Registered, $this->client->refresh()->betstop_state);
    }

    public function test_only_staff_who_protect_people_decide(): void
    {
        $review = $this->review();

        // Account managers see the client's RSG pages, but don't decide about their own clients.
        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne());
        $this->inertia('/rsg/exclusion-reviews', ['can_decide'], 'Rsg/ExclusionReviews')->assertJsonPath('props.can_decide', false);
        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => false, 'why' => 'I know him'])->assertForbidden();

        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne())->get('/rsg/exclusion-reviews')->assertForbidden();
        $this->put(route('rsg.exclusion-reviews.update', $review), ['is_same' => true])->assertForbidden();
        $this->put(route('rsg.exclusion-reviews.update', $review), [])->assertForbidden();

        $this->actingAs($this->officer)->put(route('rsg.exclusion-reviews.update', $review), [])->assertSessionHasErrors('is_same');
    }

    private function review(): ExclusionReview
    {
        BarredEntry::factory()->createOne(['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-06', 'reason' => null, 'mobile_e164' => null]);

        return $this->found();
    }

    /** The gate finds the match when a colleague verifies the client. Its refusal rolls the change back and keeps the match. */
    private function found(): ExclusionReview
    {
        $this->client->forceFill(['status' => ClientStatus::Pending, 'betstop_state' => BetstopState::Clear])->save();
        $fields = ClientFields::of($this->client->refresh());
        try {
            app(UpdateClient::class)->handle($this->client, new ClientEdit($this->client->version, [...$fields, 'status' => 'verified'], $fields), $this->officer);
            $this->fail('The client was verified.');
        } catch (ValidationException $refused) {
            $this->assertStringContainsString('a colleague has to decide first', $refused->getMessage());
        }

        return ExclusionReview::query()->sole();
    }
}
