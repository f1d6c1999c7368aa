<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Domain\Protection\GateInputReader;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\SuppressionList;
use App\Enums\BarredEntryStatus;
use App\Enums\DbClientStatus;
use App\Enums\ExclusionReviewStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\ExclusionReview;
use App\Models\Suppression;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReviewsRecords;
use Tests\TestCase;

/** Leads and DB clients who may be an excluded person wait for a colleague's decision before they are called. */
final class ReviewedRecordsTest extends TestCase
{
    use RefreshDatabase, ReviewsRecords;

    #[TestWith(['lead', 'lead'])]
    #[TestWith(['db_client', 'DB client'])]
    public function test_refused_call_waits_once_in_the_queue(string $type, string $label): void
    {
        $record = $this->record($type);

        $this->dial($record)->assertUnprocessable()->assertJsonPath('message', static fn (string $why): bool => str_contains($why, 'This may be the same person, so a colleague has to decide first.'));
        $this->dial($record)->assertUnprocessable();

        $review = ExclusionReview::query()->sole();
        $this->assertSame([$type, $record->id, ExclusionReviewStatus::Open], [$review->person_type, $review->person_id, $review->status]);
        // A client with the same id is another record.
        Client::factory()->createOne(['id' => $record->id, 'first_name' => 'Another', 'last_name' => 'Person']);
        $this->actingAs($this->officer)->inertia('/rsg/exclusion-reviews', ['reviews'], 'Rsg/ExclusionReviews')
            ->assertJsonPath('props.reviews.0.full_name', 'William Hartley')->assertJsonPath('props.reviews.0.client', null)->assertJsonPath('props.reviews.0.person_label', $label);
        $this->assertSame(1, $this->openMatches());
        $this->get('/rsg?kind=match')->assertInertia(static fn ($page) => $page->where('work.0.client_name', 'William Hartley')->etc());
    }

    #[TestWith(['lead'])]
    #[TestWith(['db_client'])]
    public function test_another_person_can_be_called_and_stays_decided(string $type): void
    {
        $record = $this->record($type);
        $this->dial($record)->assertUnprocessable();

        $this->decide(false)->assertSessionHas('success', 'Marked as not the same person.');

        $this->dial($record)->assertCreated();
        $this->assertSame([ExclusionReviewStatus::Different, $this->officer->id, 'Showed a passport'], [$this->review()->status, $this->review()->decided_by, $this->review()->why]);
        $event = AuditEvent::query()->where('action', "{$type}.exclusion_rejected")->sole();
        $this->assertSame([$record->id, $this->officer->id, 'Showed a passport'], [$event->subject_id, $event->actor_id, $event->after['why'] ?? null]);
        $this->assertSame(0, $this->openMatches());
    }

    #[TestWith(['lead'])]
    #[TestWith(['db_client'])]
    public function test_same_person_is_never_contacted_again(string $type): void
    {
        $record = $this->record($type);
        $this->dial($record)->assertUnprocessable();

        $this->decide(true)->assertSessionHas('success', $type === 'lead' ? 'Lead excluded.' : 'DB client excluded.');

        $record->refresh();
        $this->assertSame($type === 'lead' ? LeadStatus::Barred : DbClientStatus::Suppressed, $record->status);
        $this->assertSame($this->officer->id, AuditEvent::query()->where('action', "{$type}.exclusion_confirmed")->sole()->actor_id);
        // Not even when the exclusion ends or the number is no longer suppressed.
        BarredEntry::query()->update(['status' => BarredEntryStatus::Lifted]);
        $this->dial($record)->assertUnprocessable();
        Suppression::query()->delete();
        $this->dial($record)->assertUnprocessable()->assertJsonPath('message', 'This person is barred and must not be contacted.');
    }

    public function test_confirmed_record_stays_suppressed_after_the_register_ends_the_exclusion(): void
    {
        $record = $this->record('db_client', isBetstop: true);
        $this->dial($record)->assertUnprocessable();
        $this->decide(true)->assertSessionHas('success');

        $this->assertSame(0, app(SuppressionList::class)->liftOfRegister([self::NUMBER]));
        $this->assertSame([$this->officer->id], Suppression::query()->distinct()->pluck('user_id')->all());
        BetstopUpdate::query()->delete();
        $this->dial($record->refresh())->assertUnprocessable()->assertJsonPath('message', 'This person is registered with BetStop and must not be contacted.');
    }

    #[TestWith(['lead'])]
    #[TestWith(['db_client'])]
    public function test_stronger_evidence_is_decided_again(string $type): void
    {
        $record = $this->record($type);
        $this->dial($record)->assertUnprocessable();
        $this->decide(false)->assertSessionHas('success');
        $score = $this->review()->score;

        $record->update(['date_of_birth' => '1984-03-06']);
        $this->dial($record->refresh())->assertUnprocessable();

        $this->assertSame([ExclusionReviewStatus::Open, null, true], [$this->review()->status, $this->review()->decided_by, $this->review()->score > $score]);
        $this->decide(false)->assertSessionHas('success');
        $this->dial($record)->assertCreated();
    }

    #[TestWith(['lead'])]
    #[TestWith(['db_client'])]
    public function test_decision_does_not_cover_stronger_evidence_that_the_officer_did_not_see(string $type): void
    {
        $record = $this->record($type);
        $this->dial($record)->assertUnprocessable();
        $seen = $this->review()->score;
        $record->update(['date_of_birth' => '1984-03-06']);

        $this->decide(false)->assertSessionHas('success');

        $this->assertSame($seen, $this->review()->score);
        $this->dial($record->refresh())->assertUnprocessable();
        $this->assertSame([ExclusionReviewStatus::Open, true], [$this->review()->status, $this->review()->score > $seen]);
    }

    public function test_stronger_evidence_about_a_client_is_decided_again(): void
    {
        $this->entry();
        $client = Client::factory()->createOne([...self::PERSON, 'preferred_name' => null])->refresh();
        $gate = app(ProtectionGate::class);
        $gate->record($gate->decide($client, GatePurpose::Bonus));
        $this->decide(false)->assertSessionHas('success');
        $this->assertTrue($gate->decide($client, GatePurpose::Bonus)->isAllowed());

        $client->update(['date_of_birth' => '1984-03-06']);

        $this->assertFalse($gate->record($gate->decide($client->refresh(), GatePurpose::Bonus))->isAllowed());
        $this->assertSame(ExclusionReviewStatus::Open, $this->review()->status);
        $this->assertEquals($gate->decide($client, GatePurpose::Bonus)->refusals, $gate->decideMany([$client->id], GatePurpose::Bonus)[$client->id]->refusals);
    }

    public function test_decision_on_an_exclusion_case_counts_for_the_lead(): void
    {
        $excluded = Client::factory()->createOne([...self::PERSON, 'date_of_birth' => '1984-03-06', 'preferred_name' => null, 'is_barred' => true]);
        $lead = $this->record('lead', hasEntry: false);
        $this->assertNotSame([], app(GateInputReader::class)->ofRecord($lead, GatePurpose::Call)->exclusions);
        $caseId = DB::table('exclusion_cases')->insertGetId(['client_id' => $excluded->id, 'reasons' => '["barred"]', 'due_at' => now()]);
        DB::table('exclusion_records')->insert(['exclusion_case_id' => $caseId, 'record_type' => 'lead', 'record_id' => $lead->id, 'state' => 'different', 'score' => 70, 'reasons' => '[]']);

        $this->dial($lead)->assertCreated();
    }

    public function test_only_staff_who_protect_people_decide(): void
    {
        $this->dial($this->record('lead'))->assertUnprocessable();

        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne())
            ->put(route('rsg.exclusion-reviews.update', $this->review()), ['is_same' => false, 'why' => 'I know him'])->assertForbidden();
    }
}
