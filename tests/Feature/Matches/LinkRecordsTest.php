<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\DbClients\CloseDbList;
use App\Actions\Matches\LinkRecords;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\MergeRefused;
use App\Actions\Matches\UndoMerge;
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
use App\Services\DbClients\LeaveAlone;
use App\Services\Matching\PersonFacts;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\DbClients\ProspectTestCase;

/** What a link must not overlook: who is excluded, what is learned before its undo, and that clients are merged. */
final class LinkRecordsTest extends ProspectTestCase
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
    public function test_a_lead_that_turns_out_to_be_an_excluded_client_is_barred(array $mark, string $why): void
    {
        $this->client->forceFill($mark)->save();
        $lead = Lead::factory()->createOne(['first_name' => 'H', 'last_name' => 'O']);

        $this->assertRefused($this->match($lead), "Harriet Okafor (PIN {$this->client->pin}) {$why}. Nothing was linked: this lead is barred now.");

        $this->assertSame([LeadStatus::Barred, null], [$lead->refresh()->status, $lead->client_id]);
        $this->assertStringContainsString($why, (string) $lead->lost_reason);
        $this->assertSame('lead.barred', AuditEvent::query()->sole()->action);
    }

    public function test_nor_is_a_lead_linked_who_is_on_the_barred_list(): void
    {
        BarredEntry::factory()->create(['first_name' => 'Hattie', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-14', 'reason' => null]);
        $lead = Lead::factory()->createOne(['first_name' => 'Hattie', 'last_name' => 'Okafor', 'date_of_birth' => '1986-02-14']);

        $this->assertRefused($this->match($lead), 'Hattie Okafor is on the barred list. Nothing was linked: this lead is barred now.');
    }

    public function test_a_prospect_who_turns_out_to_be_an_excluded_client_is_suppressed(): void
    {
        $this->client->forceFill(['is_barred' => true])->save();
        $prospect = $this->prospect(['first_name' => 'H', 'last_name' => 'O', 'email' => null]);

        $this->assertRefused($this->match($prospect), "Harriet Okafor (PIN {$this->client->pin}) is a client who is barred. Nothing was linked: this prospect is suppressed now.");

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Barred], [$prospect->refresh()->status, $prospect->suppressed_reason]);
    }

    public function test_who_was_barred_while_linked_is_suppressed_when_the_link_is_undone(): void
    {
        $prospect = $this->onList(['date_of_birth' => '1986-02-04'], '+61491570156');
        $link = app(LinkRecords::class)->handle($this->match($prospect), 'Same', $this->manager);
        $this->client->forceFill(['is_barred' => true])->save();
        DB::transaction(fn () => app(LeaveAlone::class)->person(PersonFacts::ofClient($this->client), SuppressionReason::Barred, null));

        app(UndoMerge::class)->handle($link, $this->manager);

        $this->assertSame([DbClientStatus::Suppressed, SuppressionReason::Barred], [$prospect->refresh()->status, $prospect->suppressed_reason]);
        $this->actingAs($this->contractor)->get(route('db-clients.show', $prospect))->assertNotFound();
    }

    public function test_a_list_that_was_closed_meanwhile_takes_nobody_back(): void
    {
        $prospect = $this->onList([], '+61491570157');
        $link = app(LinkRecords::class)->handle($this->match($prospect), 'Same', $this->manager);
        app(CloseDbList::class)->handle($this->list, $this->manager);

        app(UndoMerge::class)->handle($link, $this->manager);

        $this->assertSame([DbClientStatus::Validated, null], [$prospect->refresh()->status, $prospect->db_list_id]);
    }

    public function test_a_link_goes_with_the_client_who_is_merged_and_can_still_be_undone(): void
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

    public function test_a_link_comes_back_with_the_client_when_the_merge_is_undone(): void
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
        } catch (MergeRefused $refused) {
            $this->assertSame($why, $refused->getMessage());
        }
        $this->assertSame([0, MatchStatus::Suggested], [Merge::query()->count(), $match->refresh()->status]);
    }
}
