<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\DbClients\CloseDbList;
use App\Actions\Matches\LinkRecords;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Domain\DbClients\DoNotContact;
use App\Domain\Ledger\MergeRefusedException;
use App\Domain\People\PersonDetails;
use App\Enums\BetstopState;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\MatchStatus;
use App\Enums\SuppressionReason;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Queries\Matches\ClientMatchesQuery;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\DbClients\DbClientTestCase;

/** Links check exclusions, and survive merges and undos. */
final class LinkRecordsTest extends DbClientTestCase
{
    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        $this->client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-04', 'mobile_e164' => '+61491570156']);
        $this->actingAs($this->manager);
    }

    /** @param  array<string, mixed>  $mark */
    #[TestWith([['is_barred' => true], 'is a client who is barred'])]
    #[TestWith([['betstop_state' => BetstopState::Registered], 'is a client who is on the BetStop register'])]
    public function test_lead_matching_an_excluded_client_is_barred(array $mark, string $why): void
    {
        $this->client->forceFill($mark)->save();
        $lead = Lead::factory()->createOne(['first_name' => 'H', 'last_name' => 'O']);

        $this->assertRefused($this->match($lead), "Harriet Okafor (PIN {$this->client->pin}) {$why}. Nothing was linked: this lead is now barred.");

        $this->assertSame([LeadStatus::Barred, null], [$lead->refresh()->status, $lead->client_id]);
        $this->assertStringContainsString($why, (string) $lead->lost_reason);
        $this->assertSame('lead.barred', AuditEvent::query()->where('subject_type', 'lead')->orderBy('id')->value('action'));
    }

    public function test_lead_on_the_barred_list_is_not_linked(): void
    {
        BarredEntry::factory()->create(['first_name' => 'Hattie', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-14', 'reason' => null]);
        $lead = Lead::factory()->createOne(['first_name' => 'Hattie', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-14']);

        $this->assertRefused($this->match($lead), 'Hattie Okafor is on the barred list. Nothing was linked: this lead is now barred.');
    }

    public function test_db_client_matching_an_excluded_client_is_suppressed(): void
    {
        $this->client->forceFill(['is_barred' => true])->save();
        $dbClient = $this->dbClient(['first_name' => 'H', 'last_name' => 'O', 'email' => null]);

        $this->assertRefused($this->match($dbClient), "Harriet Okafor (PIN {$this->client->pin}) is a client who is barred. Nothing was linked: this DB client is now suppressed.");

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Barred], [$dbClient->refresh()->status, $dbClient->suppressed_reason]);
    }

    public function test_db_client_barred_while_linked_is_suppressed_after_the_undo(): void
    {
        $dbClient = $this->onList(['date_of_birth' => '1986-02-04'], '+61491570156');
        $link = app(LinkRecords::class)->handle($this->match($dbClient), 'Same', $this->manager);
        $this->client->forceFill(['is_barred' => true])->save();
        DB::transaction(fn () => app(DoNotContact::class)->person(PersonDetails::ofClient($this->client), SuppressionReason::Barred, null));

        app(UndoMerge::class)->handle($link, $this->manager);

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Barred], [$dbClient->refresh()->status, $dbClient->suppressed_reason]);
        $this->actingAs($this->contractor)->get(route('db-clients.show', $dbClient))->assertNotFound();
    }

    public function test_lead_of_a_person_excluded_while_linked_is_barred_after_the_undo(): void
    {
        $lead = Lead::factory()->createOne([...$this->client->only(['first_name', 'last_name', 'date_of_birth']), 'status' => LeadStatus::Qualified]);
        $link = app(LinkRecords::class)->handle($this->match($lead), 'Same', $this->manager);
        $this->client->forceFill(['is_barred' => true])->save();

        app(UndoMerge::class)->handle($link, $this->manager);

        $this->assertSame([LeadStatus::Barred, null], [$lead->refresh()->status, $lead->client_id]);
        $this->assertStringContainsString("PIN {$this->client->pin}", (string) $lead->lost_reason);
    }

    public function test_undo_does_not_return_a_db_client_to_a_closed_list(): void
    {
        $dbClient = $this->onList([], '+61491570157');
        $link = app(LinkRecords::class)->handle($this->match($dbClient), 'Same', $this->manager);
        app(CloseDbList::class)->handle($this->list, $this->manager);

        app(UndoMerge::class)->handle($link, $this->manager);

        $this->assertSame([DbClientStatus::Validated, null], [$dbClient->refresh()->status, $dbClient->db_list_id]);
    }

    public function test_link_moves_with_a_merged_client_and_can_be_undone(): void
    {
        $winner = Client::factory()->createOne();
        $lead = Lead::factory()->createOne(['status' => LeadStatus::Qualified]);
        $link = app(LinkRecords::class)->handle($this->match($lead), 'Same', $this->manager);

        app(MergeClients::class)->handle($winner->id, $this->client->id, [], 'Same', $this->manager);

        $this->assertSame($winner->id, $lead->refresh()->client_id);
        $this->assertSame(['lead>client', 'client'], $this->kindsShownOn($winner));
        app(UndoMerge::class)->handle($link->refresh(), $this->manager);
        $this->assertSame([LeadStatus::Qualified, null], [$lead->refresh()->status, $lead->client_id]);
    }

    public function test_link_returns_to_the_client_when_the_merge_is_undone(): void
    {
        $winner = Client::factory()->createOne();
        [$lead, $own] = [Lead::factory()->createOne(), Lead::factory()->createOne()];
        $link = app(LinkRecords::class)->handle($this->match($lead), 'Same', $this->manager);
        $merge = app(MergeClients::class)->handle($winner->id, $this->client->id, [], 'Same', $this->manager);
        app(LinkRecords::class)->handle($this->match($own, $winner), 'Same', $this->manager);

        app(UndoMerge::class)->handle($merge, $this->manager);

        $this->assertSame([$this->client->id, $winner->id], [$lead->refresh()->client_id, $own->refresh()->client_id]);
        $this->assertSame(['lead>client', 'client'], $this->kindsShownOn($this->client));
        $this->assertSame(['client', 'lead>client'], $this->kindsShownOn($winner));
        app(UndoMerge::class)->handle($link->refresh(), $this->manager);
        $this->assertNull($lead->refresh()->client_id);
    }

    public function test_undo_of_a_conversion_leaves_a_link_and_its_lead_alone(): void
    {
        $dbClient = $this->dbClient(['first_name' => 'Ann', 'last_name' => 'Lee']);
        $this->post(route('db-clients.conversion.store', $dbClient))->assertSessionHasNoErrors();
        $this->delete(route('db-clients.conversion.destroy', $dbClient))->assertSessionHasNoErrors();
        $lead = Lead::factory()->createOne();
        $match = MatchSuggestion::factory()->createOne(['left_type' => 'lead', 'left_id' => $lead->id, 'right_type' => 'db_client', 'right_id' => $dbClient->id]);
        $link = app(LinkRecords::class)->handle($match, 'Same', $this->manager);

        $this->get(route('db-clients.show', $dbClient))->assertInertia(fn ($page) => $page->where('can_undo_conversion', false)->etc());
        $this->delete(route('db-clients.conversion.destroy', $dbClient))
            ->assertSessionHasErrors(['conversion' => 'This DB client was linked to another record. Undo the link in the list of merged matches.']);

        $this->assertSame([DbClientStatus::Converted, $lead->id], [$dbClient->refresh()->status, $dbClient->lead_id]);
        $this->assertNotSoftDeleted($lead);
        app(UndoMerge::class)->handle($link, $this->manager);
        $this->assertNull($dbClient->refresh()->lead_id);
    }

    /** @return list<string> in the order in which they were made */
    private function kindsShownOn(Client $client): array
    {
        return array_reverse(array_column(app(ClientMatchesQuery::class)->merges($client, $this->manager), 'kind'));
    }

    private function match(Lead|DbClient $record, ?Model $client = null): MatchSuggestion
    {
        return MatchSuggestion::factory()->createOne(['left_id' => ($client ?? $this->client)->getKey(), 'right_type' => $record->getMorphClass(), 'right_id' => $record->id]);
    }

    private function assertRefused(MatchSuggestion $match, string $why): void
    {
        try {
            app(LinkRecords::class)->handle($match, 'Same', $this->manager);
            $this->fail('It was linked.');
        } catch (MergeRefusedException $refused) {
            $this->assertSame($why, $refused->getMessage());
        }
        // The exclusion of one counts for the other too.
        $isExcluded = str_contains($why, 'Nothing was linked');
        $this->assertSame([0, $isExcluded ? MatchStatus::Confirmed : MatchStatus::Suggested], [Merge::query()->count(), $match->refresh()->status]);
    }
}
