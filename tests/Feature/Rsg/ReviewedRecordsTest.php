<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Leads\DeleteLead;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\MergeRecords;
use App\Actions\Matches\UndoMerge;
use App\Domain\Protection\GateInputReader;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\SuppressionList;
use App\Enums\BarredEntryStatus;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\ExclusionReviewStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\ExclusionCase;
use App\Models\ExclusionReview;
use App\Models\Lead;
use App\Models\Suppression;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Leads and DB clients who may be an excluded person wait for a colleague before anybody calls them. */
final class ReviewedRecordsTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private const NUMBER = '+61491570110';

    private const PERSON = ['first_name' => 'William', 'last_name' => 'Hartley', 'date_of_birth' => '1984-03-05'];

    private User $officer;

    private User $caller;

    protected function setUp(): void
    {
        parent::setUp();
        // Friday, 14:00 in Melbourne: within the hours of calls.
        $this->travelTo('2026-11-20 03:00:00');
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->caller = User::factory()->withRole(StaffRole::Developer)->createOne();
    }

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

    #[TestWith(['lead'])]
    #[TestWith(['db_client'])]
    public function test_same_person_who_became_a_client_meanwhile_is_frozen(string $type): void
    {
        $record = $this->record($type);
        $this->dial($record)->assertUnprocessable();
        $client = Client::factory()->createOne(['first_name' => 'Wilhelmina', 'last_name' => 'Converted']);
        $lead = $record instanceof Lead ? $record : Lead::factory()->createOne(['first_name' => 'Wilhelmina', 'last_name' => 'Converted']);
        $lead->forceFill(['status' => LeadStatus::Converted, 'client_id' => $client->id])->save();
        if ($record instanceof DbClient) {
            $record->forceFill(['status' => DbClientStatus::Converted, 'lead_id' => $lead->id])->save();
        }

        $this->decide(true)->assertSessionHas('success');

        $this->assertTrue($client->refresh()->is_barred);
        $this->assertSame($client->id, ExclusionCase::query()->sole()->client_id);
    }

    public function test_match_of_a_deleted_record_leaves_the_queue_until_the_record_is_restored(): void
    {
        $lead = $this->record('lead');
        $this->dial($lead)->assertUnprocessable();
        $this->assertInstanceOf(Lead::class, $lead);
        app(DeleteLead::class)->handle($lead);

        $this->assertSame([[], 0], [$this->queue(), $this->openMatches()]);
        $this->assertSame([], $this->actingAs($this->officer)->inertia('/rsg', ['work'], 'Rsg/Dashboard')->json('props.work'));
        $this->decide(true)->assertSessionHas('error', 'William Hartley was deleted or merged into another record. Nothing was changed.');

        app(DeleteLead::class)->restore($lead);
        $this->assertSame([['William Hartley'], 1], [$this->queue(), $this->openMatches()]);
        $this->decide(true)->assertSessionHas('success', 'Lead excluded.');
        // Decisions about records that are deleted later stay in the history.
        $lead->refresh()->delete();
        $this->assertSame(['William Hartley'], $this->queue('handled'));
    }

    #[TestWith(['client'])]
    #[TestWith(['db_client'])]
    public function test_match_of_a_merged_record_leaves_the_queue_until_the_merge_is_undone(string $type): void
    {
        $this->actingAs($this->officer);
        if ($type === 'client') {
            $this->entry();
            [$loser, $winner] = [Client::factory()->createOne([...self::PERSON, 'preferred_name' => null])->refresh(), Client::factory()->createOne()];
            app(ProtectionGate::class)->check($loser, GatePurpose::Bonus, $loser);
        } else {
            [$loser, $winner] = [$this->record('db_client'), DbClient::factory()->createOne()];
            $this->dial($loser)->assertUnprocessable();
        }
        $this->assertSame(1, $this->openMatches());

        $merge = $type === 'client' ? app(MergeClients::class)->handle($winner->id, $loser->id, [], 'Same', $this->officer)
            : app(MergeRecords::class)->handle('db_client', $winner->id, $loser->id, null, 'Same', $this->officer);
        $this->assertSame([[], 0], [$this->queue(), $this->openMatches()]);

        app(UndoMerge::class)->handle($merge, $this->officer);
        $this->assertSame([['William Hartley'], 1], [$this->queue(), $this->openMatches()]);
    }

    #[TestWith(['lead'])]
    #[TestWith(['db_client'])]
    public function test_exclusion_of_a_merged_record_applies_to_the_surviving_one_until_the_merge_is_undone(string $type): void
    {
        $record = $this->record($type, hasEntry: false);
        $record->update(['first_name' => 'Katherine', 'last_name' => 'Maddox', 'date_of_birth' => '1971-01-12', 'email' => null]);
        $former = ($type === 'lead' ? Lead::factory() : DbClient::factory())->createOne([...self::PERSON, 'email' => null]);
        $merge = app(MergeRecords::class)->handle($type, $record->id, $former->id, null, 'Same person', $this->officer);
        BarredEntry::factory()->createOne([...self::PERSON, 'reason' => null, 'mobile_e164' => null, 'email' => null]);

        $this->dial($record->refresh())->assertUnprocessable();
        if ($record instanceof DbClient) {
            $this->assertSame([], app(ProtectionGate::class)->listable([$record->id]));
        }

        app(UndoMerge::class)->handle($merge, $this->officer);
        $this->dial($record->refresh())->assertCreated();
    }

    public function test_only_staff_who_protect_people_decide(): void
    {
        $this->dial($this->record('lead'))->assertUnprocessable();

        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne())
            ->put(route('rsg.exclusion-reviews.update', $this->review()), ['is_same' => false, 'why' => 'I know him'])->assertForbidden();
    }

    private function entry(): void
    {
        BarredEntry::factory()->createOne([...self::PERSON, 'date_of_birth' => '1984-03-06', 'reason' => null, 'mobile_e164' => null, 'email' => null]);
    }

    private function record(string $type, bool $isBetstop = false, bool $hasEntry = true): Lead|DbClient
    {
        match (true) {
            $isBetstop => BetstopUpdate::factory()->createOne([...self::PERSON, 'date_of_birth' => '1984-03-06', 'mobile_e164' => null, 'email' => null]),
            $hasEntry => $this->entry(),
            default => null,
        };
        if ($type === 'lead') {
            $lead = Lead::factory()->createOne([...self::PERSON, 'mobile_e164' => self::NUMBER, 'state' => 'VIC', 'status' => LeadStatus::New]);
            DB::table('consents')->insert(['person_type' => 'lead', 'person_id' => $lead->id, 'channel' => 'phone', 'purpose' => 'marketing', 'basis' => 'express', 'recorded_at' => now(), 'created_at' => now()]);

            return $lead->refresh();
        }
        $dbClient = DbClient::factory()->createOne([...self::PERSON, 'status' => DbClientStatus::Validated]);
        DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => self::NUMBER, 'consent_basis' => ConsentBasis::Express]);

        return $dbClient->refresh();
    }

    private function review(): ExclusionReview
    {
        return ExclusionReview::query()->sole();
    }

    /** @return TestResponse<Response> */
    private function dial(Lead|DbClient $record): TestResponse
    {
        return $this->actingAs($this->caller)->postJson(route('calls.store'), ['person_type' => $record->getMorphClass(), 'person_id' => $record->id, 'number' => self::NUMBER]);
    }

    /** @return TestResponse<Response> */
    private function decide(bool $isSame): TestResponse
    {
        return $this->actingAs($this->officer)->put(route('rsg.exclusion-reviews.update', $this->review()), ['is_same' => $isSame, 'why' => $isSame ? null : 'Showed a passport']);
    }

    /** @return list<string> names on /rsg/exclusion-reviews */
    private function queue(string $view = 'open'): array
    {
        return array_column($this->actingAs($this->officer)->inertia("/rsg/exclusion-reviews?view={$view}", ['reviews'], 'Rsg/ExclusionReviews')->json('props.reviews'), 'full_name');
    }

    /** The counter on /rsg. */
    private function openMatches(): int
    {
        return $this->actingAs($this->officer)->inertia('/rsg', ['counts'], 'Rsg/Dashboard')->collect('props.counts')->firstWhere('key', 'match')['count'];
    }
}
