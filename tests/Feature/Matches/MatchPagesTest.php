<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Leads\DeleteLead;
use App\Actions\Matches\MergeClients;
use App\Domain\Matches\MatchSuggester;
use App\Enums\Ability;
use App\Enums\MatchStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Impersonation;
use App\Models\Import;
use App\Models\IpSighting;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class MatchPagesTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private User $judge;

    private Client $client;

    private Client $twin;

    protected function setUp(): void
    {
        parent::setUp();
        $this->judge = User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients, Ability::ViewSmsPanel)->createOne();
        $this->actingAs($this->judge);
        $this->client = Client::factory()->createOne(['first_name' => 'William', 'last_name' => 'Okafor', 'mobile_e164' => '+61491570156', 'date_of_birth' => '1980-03-07']);
        $this->twin = Client::factory()->createOne(['first_name' => 'Bill', 'last_name' => 'Okafor', 'mobile_e164' => '+61491570156', 'date_of_birth' => '1980-03-07']);
    }

    public function test_db_client_pairs_are_hidden_from_users_limited_to_their_lists(): void
    {
        $dbClient = DbClient::factory()->createOne();
        $match = MatchSuggestion::factory()->createOne(['left_type' => 'client', 'left_id' => $this->client->id, 'right_type' => 'db_client', 'right_id' => $dbClient->id]);
        $confined = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients, Ability::CanViewDatabaseOnly, Ability::RiskCheckClients)->createOne();

        $this->actingAs($confined)->get('/clients/match-imports')->assertOk()->assertInertia(fn ($page) => $page->where('matches', []));
        $this->inertia("/clients/{$this->client->id}/matches", ['matches'], 'Clients/Matches')->assertOk()->assertJsonPath('props.matches', []);
        $this->assertFalse($confined->can('view', $match));
        $this->assertTrue(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients)->createOne()->can('view', $match));
    }

    public function test_queue_shows_imported_pairs_first_with_both_records_and_reasons(): void
    {
        $this->match();
        $import = Import::factory()->createOne(['name' => 'August leads']);
        $lead = Lead::factory()->createOne(['first_name' => 'Will', 'last_name' => 'Okafor', 'mobile_e164' => '+61491570156']);
        app(MatchSuggester::class)->for('lead', $lead->id, $import->id);

        $this->get('/clients/match-imports')->assertOk()->assertInertia(fn ($page) => $page->component('Clients/MatchImports')
            ->has('matches', 3)
            ->where('matches.0.right.type', 'lead')->where('matches.0.import_name', 'August leads')->where('matches.0.merge_kind', 'link')
            ->where('matches.2.left.full_name', 'William Okafor')->where('matches.2.right.full_name', 'Bill Okafor')->where('matches.2.score', 100)
            ->where('matches.2.reasons.1', 'Same mobile 0491 570 156')->where('matches.2.differences.0', 'full_name')
            ->where('meta.count', 3)->where('can_merge', true));
        $this->get("/clients/match-imports?import={$import->id}&pair=client-lead&score=80")->assertInertia(fn ($page) => $page->has('matches', 2));
        $this->get('/clients/match-imports?status=rejected')->assertInertia(fn ($page) => $page->has('matches', 0)->where('status', 'rejected'));
        $this->get('/clients/match-imports?pair=cats')->assertRedirect('/clients/match-imports')->assertSessionHas('error');
    }

    public function test_suggestion_of_a_lead_goes_when_the_lead_is_deleted_and_returns_when_it_is_restored(): void
    {
        config(['paddock.matching.at_once' => true]);
        $lead = Lead::factory()->createOne(['first_name' => 'Will', 'last_name' => 'Okafor', 'mobile_e164' => '+61491570156']);
        $count = fn (): int => MatchSuggestion::query()->where('right_type', 'lead')->count();
        $before = $count();
        $this->assertGreaterThan(0, $before);

        app(DeleteLead::class)->handle($lead);
        $this->assertSame(0, $count());
        app(DeleteLead::class)->restore($lead);
        $this->assertSame($before, $count());
    }

    public function test_queue_masks_contact_details_and_hides_db_clients_without_the_abilities(): void
    {
        $this->match();
        $dbClient = DbClient::factory()->createOne();
        $hidden = MatchSuggestion::factory()->createOne(['left_id' => $this->client->id, 'right_type' => 'db_client', 'right_id' => $dbClient->id]);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());

        $this->get('/clients/match-imports')->assertInertia(fn ($page) => $page->has('matches', 1)
            ->where('matches.0.left.mobile', '•••• ••• 156')->where('matches.0.reasons.1', 'Same mobile •••• ••• 156')->where('can_merge', false));
        $this->post('/clients/matches/decide', ['ids' => [$hidden->id], 'seen' => 'suggested', 'decision' => 'confirmed'])->assertForbidden();
        $this->post("/clients/matches/{$hidden->id}/merge", ['reason' => 'Same'])->assertForbidden();
    }

    public function test_match_is_confirmed_rejected_with_a_reason_and_decided_again(): void
    {
        $match = $this->match();

        $this->decide(['seen' => 'suggested', 'decision' => 'confirmed'], $match)->assertSessionHas('success', 'One match confirmed.');
        $this->decide(['seen' => 'confirmed', 'decision' => 'rejected', 'reason' => 'Brothers'], $match)->assertSessionHasNoErrors();
        $match->refresh();
        $this->assertSame([MatchStatus::Rejected, 'Brothers', $this->judge->id], [$match->status, $match->reason, $match->decided_by]);
        $this->decide(['seen' => 'rejected', 'decision' => 'suggested'], $match);
        $this->assertSame([MatchStatus::Suggested, null], [$match->refresh()->status, $match->decided_by]);
        $this->assertSame(6, AuditEvent::query()->where('action', 'client.match_decided')->count());
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    public static function wrong(): array
    {
        return [
            'nothing chosen' => [['ids' => [], 'seen' => 'suggested', 'decision' => 'confirmed'], 'ids'],
            'a rejection without a reason' => [['ids' => [1], 'seen' => 'suggested', 'decision' => 'rejected'], 'reason'],
            'a merge by this way' => [['ids' => [1], 'seen' => 'suggested', 'decision' => 'merged'], 'decision'],
            'without what was seen' => [['ids' => [1], 'decision' => 'confirmed'], 'seen'],
            'nothing new' => [['ids' => [1], 'seen' => 'confirmed', 'decision' => 'confirmed'], 'decision'],
            'more than a page' => [['ids' => range(1, 201), 'seen' => 'suggested', 'decision' => 'confirmed'], 'ids'],
        ];
    }

    /** @param  array<string, mixed>  $input */
    #[DataProvider('wrong')]
    public function test_decision_with_invalid_input_is_refused(array $input, string $field): void
    {
        $this->post('/clients/matches/decide', $input)->assertSessionHasErrors($field);
    }

    public function test_rejected_pair_returns_only_with_new_evidence(): void
    {
        $match = $this->match();
        $match->update(['status' => MatchStatus::Rejected]);

        app(MatchSuggester::class)->for('client', $this->client->id);
        $this->assertSame(MatchStatus::Rejected, $match->refresh()->status);

        foreach ([$this->client, $this->twin] as $client) {
            BankAccount::factory()->createOne(['client_id' => $client->id, 'fingerprint' => 'one-bank']);
        }
        Artisan::call('matches:suggest');
        $this->assertSame(MatchStatus::Suggested, $match->refresh()->status);

        $this->twin->update(['first_name' => 'Other', 'last_name' => 'Person', 'mobile_e164' => null, 'date_of_birth' => null]);
        BankAccount::query()->delete();
        app(MatchSuggester::class)->for('client', $this->client->id);
        $this->assertNull(MatchSuggestion::query()->find($match->id), 'An outdated suggestion is deleted.');
    }

    public function test_nightly_search_also_covers_nights_without_a_run(): void
    {
        Artisan::call('matches:suggest');
        MatchSuggestion::query()->delete();

        $this->travel(1)->hours();
        BankAccount::factory()->createOne(['client_id' => $this->client->id]);
        $this->travel(3)->days();
        Artisan::call('matches:suggest', ['--since' => '1 hour ago']);
        $this->assertSame(0, MatchSuggestion::query()->count());
        Artisan::call('matches:suggest');
        $this->assertSame(1, MatchSuggestion::query()->count());
    }

    public function test_new_record_is_compared_immediately(): void
    {
        config(['paddock.matching.at_once' => true]);

        $lead = Lead::factory()->createOne(['first_name' => 'Will', 'last_name' => 'Okafor', 'mobile_e164' => '+61491570156']);

        $this->assertSame(2, MatchSuggestion::query()->where('right_type', 'lead')->where('right_id', $lead->id)->count());
    }

    public function test_clients_are_merged_field_by_field_and_the_merge_is_undone(): void
    {
        $match = $this->match();
        $this->getJson("/clients/matches/{$match->id}/merge")->assertOk()->assertJsonPath('fields.0.field', 'first_name')->assertJsonPath('left_pin', $this->client->pin);

        $this->post("/clients/matches/{$match->id}/merge", ['winner' => 'right', 'from_loser' => ['first_name'], 'reason' => 'Same licence'])->assertSessionHas('success');
        $this->assertSame('William', $this->twin->refresh()->first_name);
        $this->assertSame(MatchStatus::Merged, $match->refresh()->status);
        $this->post("/clients/matches/{$match->id}/merge", ['winner' => 'left', 'reason' => 'Again'])->assertSessionHas('error');
        $this->getJson("/clients/matches/{$match->id}/merge")->assertConflict();

        $merge = Merge::query()->sole();
        $this->get("/clients/{$this->twin->id}/matches")->assertInertia(fn ($page) => $page->component('Clients/Matches')->missing('merges')
            ->loadDeferredProps(fn ($deferred) => $deferred->where('merges.0.id', $merge->id)->where('merges.0.reason', 'Same licence')->has('matches', 1)->has('links', 0)));
        $this->delete("/clients/merges/{$merge->id}")->assertSessionHas('success');
        $this->assertNotNull(Client::query()->find($this->client->id));
        $this->delete("/clients/merges/{$merge->id}")->assertSessionHas('error', 'This merge was already undone.');
    }

    public function test_dialog_that_was_open_before_one_of_its_clients_was_merged_merges_no_other_pair(): void
    {
        [$left, $right] = [$this->client, $this->twin];
        $match = MatchSuggestion::factory()->createOne(['left_id' => $left->id, 'right_id' => $right->id]);
        $other = Client::factory()->createOne();
        app(MergeClients::class)->handle($other->id, $left->id, [], 'Same licence', $this->judge);
        $this->assertSame([$right->id, $other->id], [$match->refresh()->left_id, $match->right_id], 'The match is about the other two now, and the sides changed.');

        $this->post("/clients/matches/{$match->id}/merge", ['left_id' => $left->id, 'right_id' => $right->id, 'winner' => 'left', 'from_loser' => ['first_name'], 'reason' => 'Same'])
            ->assertSessionHas('error', 'A colleague has merged one of these records. Reload the page to see this match as it is now. Nothing was merged.');

        $this->assertSame(1, Merge::query()->count());
        $this->post("/clients/matches/{$match->id}/merge", ['left_id' => $right->id, 'right_id' => $other->id, 'winner' => 'right', 'reason' => 'Same'])->assertSessionHas('success');
    }

    public function test_merge_needs_a_reason_an_ability_and_no_impersonation(): void
    {
        $match = $this->match();
        $this->post("/clients/matches/{$match->id}/merge", ['winner' => 'both', 'from_loser' => ['balance_cents']])->assertSessionHasErrors(['reason', 'winner', 'from_loser.0']);

        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $actor->id, 'target_id' => $this->judge->id, 'reason' => 'Support', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])->post("/clients/matches/{$match->id}/merge", ['winner' => 'left', 'reason' => 'Same'])->assertForbidden();
        $this->assertSame(0, Merge::query()->count());
    }

    public function test_lead_is_linked_to_a_client_and_the_link_is_undone(): void
    {
        $lead = Lead::factory()->createOne();
        $match = MatchSuggestion::factory()->createOne(['left_id' => $this->client->id, 'right_type' => 'lead', 'right_id' => $lead->id]);

        $this->post("/clients/matches/{$match->id}/merge", ['reason' => 'Called us'])->assertSessionHas('success');
        $this->assertSame([$this->client->id, 'converted'], [$lead->refresh()->client_id, $lead->status->value]);
        $this->post("/clients/matches/{$match->id}/merge", ['reason' => 'Twice'])->assertSessionHas('error');

        $this->delete('/clients/merges/'.Merge::query()->sole()->id)->assertSessionHas('success');
        $this->assertSame([null, 'new'], [$lead->refresh()->client_id, $lead->status->value]);
        $this->assertSame(MatchStatus::Suggested, $match->refresh()->status);
    }

    public function test_linked_clients_are_shown_with_the_connection(): void
    {
        $middle = Client::factory()->createOne(['first_name' => 'Mia']);
        $far = Client::factory()->createOne(['first_name' => 'Finn']);
        foreach ([$this->client, $middle] as $one) {
            IpSighting::factory()->createOne(['client_id' => $one->id, 'device_hash' => 'phone-1']);
        }
        foreach ([$middle, $far] as $one) {
            BankAccount::factory()->createOne(['client_id' => $one->id, 'fingerprint' => 'one-bank']);
        }

        $this->get("/clients/{$this->client->id}/matches")->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred
            ->has('links', 2)
            ->where('links.0.client_id', $middle->id)->where('links.0.steps.0.via', 'Same device')
            ->where('links.1.client_id', $far->id)->where('links.1.steps.1.via', 'Same bank account')));
    }

    private function match(): MatchSuggestion
    {
        app(MatchSuggester::class)->for('client', $this->client->id);

        return MatchSuggestion::query()->where(['left_id' => $this->client->id, 'right_id' => $this->twin->id])->sole();
    }

    /**
     * @param  array<string, mixed>  $input
     * @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response>
     */
    private function decide(array $input, MatchSuggestion $match): \Illuminate\Testing\TestResponse
    {
        return $this->post('/clients/matches/decide', [...$input, 'ids' => [$match->id]]);
    }
}
