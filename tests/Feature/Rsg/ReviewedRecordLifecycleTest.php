<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Leads\DeleteLead;
use App\Actions\Matches\DecideMatches;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\MergeRecords;
use App\Actions\Matches\UndoMerge;
use App\Domain\Protection\ProtectionGate;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Enums\MatchStatus;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\ExclusionCase;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReviewsRecords;
use Tests\TestCase;

/** Reviews of records that are converted, deleted, restored, merged or unmerged while a match is open. */
final class ReviewedRecordLifecycleTest extends TestCase
{
    use RefreshDatabase, ReviewsRecords;

    #[TestWith(['lead'])]
    #[TestWith(['db_client'])]
    public function test_same_person_who_has_become_a_client_is_frozen(string $type): void
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

    #[TestWith(['lead', true])]
    #[TestWith(['lead', false])]
    #[TestWith(['db_client', true])]
    #[TestWith(['db_client', false])]
    public function test_client_confirmed_as_the_same_person_gets_no_credit(string $type, bool $isConfirmedFirst): void
    {
        $record = $this->record($type);
        $client = Client::factory()->createOne(['first_name' => 'Oscar', 'last_name' => 'Pemberton', 'date_of_birth' => '1971-10-30', 'mobile_e164' => '+61491570158', 'status' => 'active']);
        $match = MatchSuggestion::factory()->createOne(['left_id' => $client->id, 'right_type' => $type, 'right_id' => $record->id]);
        $confirm = fn () => app(DecideMatches::class)->handle([$match->id], MatchStatus::Suggested, MatchStatus::Confirmed, null, $this->officer);
        $this->dial($record)->assertUnprocessable();

        $isConfirmedFirst ? $confirm() : null;
        $this->decide(true)->assertSessionHas('success');
        $isConfirmedFirst ? null : $confirm();

        $gate = app(ProtectionGate::class);
        $this->assertSame('William Hartley is on the barred list. This client gets no deposits.', $gate->decide($client->refresh(), GatePurpose::DepositCredit)->why());
        $this->assertFalse($gate->decideMany([$client->id], GatePurpose::Transfer)[$client->id]->isAllowed());
        BarredEntry::query()->update(['status' => 'lifted']);
        $this->assertTrue($gate->decide($client, GatePurpose::DepositCredit)->isAllowed());
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

    public function test_lead_of_a_person_excluded_since_the_merge_is_barred_after_the_undo(): void
    {
        $this->actingAs($this->officer);
        [$winner, $loser] = [Lead::factory()->createOne(), Lead::factory()->createOne([...self::PERSON, 'email' => null])];
        $merge = app(MergeRecords::class)->handle('lead', $winner->id, $loser->id, null, 'Same person', $this->officer);
        BarredEntry::factory()->createOne([...self::PERSON, 'reason' => null, 'mobile_e164' => null, 'email' => null]);

        app(UndoMerge::class)->handle($merge, $this->officer);

        $this->assertSame([LeadStatus::Barred, LeadStatus::New], [$loser->refresh()->status, $winner->refresh()->status]);
    }

    /** @return list<string> names on /rsg/exclusion-reviews */
    private function queue(string $view = 'open'): array
    {
        return array_column($this->actingAs($this->officer)->inertia("/rsg/exclusion-reviews?view={$view}", ['reviews'], 'Rsg/ExclusionReviews')->json('props.reviews'), 'full_name');
    }
}
