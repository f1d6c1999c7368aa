<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Enums\Ability;
use App\Enums\MatchStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Impersonation;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Decisions on matches: permissions and conflicts. */
final class DecideMatchesTest extends TestCase
{
    use RefreshDatabase;

    private User $manager;

    private User $foreigner;

    protected function setUp(): void
    {
        parent::setUp();
        $boss = User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne();
        $this->foreigner = User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $boss->id]);
        $this->manager = User::factory()->withRole(StaffRole::AccountManager)->createOne(['first_name' => 'Yuki', 'last_name' => 'Tanaka']);
    }

    public function test_second_decision_on_a_match_gets_a_conflict(): void
    {
        $match = $this->match($this->manager);
        $this->decide([$match], 'rejected', 'Twins')->assertSessionHas('success', 'One match rejected.');

        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());
        $this->post('/clients/matches/decide', ['ids' => [$match->id], 'seen' => 'suggested', 'decision' => 'confirmed'])
            ->assertSessionHas('error', 'Yuki Tanaka has already rejected this match: “Twins”. Nothing was changed.');

        $match->refresh();
        $this->assertSame([MatchStatus::Rejected, 'Twins', $this->manager->id], [$match->status, $match->reason, $match->decided_by]);
        $this->assertSame(2, AuditEvent::query()->where('action', 'client.match_decided')->count());
    }

    public function test_dialog_opened_before_a_rejection_merges_nothing(): void
    {
        $match = $this->match(null);
        $this->decide([$match], 'rejected', 'Twins');

        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne())->post("/clients/matches/{$match->id}/merge", ['reason' => 'Same name and address', 'winner' => 'left'])
            ->assertSessionHas('error', 'This match is already rejected by Yuki Tanaka, just now: “Twins”. Nothing was changed.');

        $this->assertNotNull(Client::query()->find($match->right_id));
    }

    /** @return array<string, array{class-string<Client|Lead>, class-string<Client|Lead>}> the right and the left record */
    public static function pairs(): array
    {
        return [
            'a merge of clients' => [Client::class, Client::class],
            'a merge of leads' => [Lead::class, Lead::class],
            'a link' => [Lead::class, Client::class],
        ];
    }

    /**
     * @param  class-string<Client|Lead>  $right
     * @param  class-string<Client|Lead>  $left
     */
    #[DataProvider('pairs')]
    public function test_match_that_is_rejected_while_a_merge_waits_for_its_records_is_not_merged(string $right, string $left): void
    {
        [$kept, $other] = [$left::factory()->createOne(), $right::factory()->createOne()];
        $match = MatchSuggestion::factory()->createOne([
            'left_type' => $kept->getMorphClass(), 'left_id' => $kept->getKey(), 'right_type' => $other->getMorphClass(), 'right_id' => $other->getKey(),
        ]);
        $isDone = false;
        DB::connection()->beforeExecuting(static function (string $sql, array $bindings) use (&$isDone, $match): void {
            if (! $isDone && DB::transactionLevel() > 1 && preg_match('/\Aselect \* from .(?:clients|leads)\b.+ (?:in|=) /', $sql) === 1) {
                $isDone = true;
                MatchSuggestion::query()->whereKey($match->id)->update(['status' => MatchStatus::Rejected, 'reason' => 'Father and son']);
            }
        });

        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne())->post("/clients/matches/{$match->id}/merge", ['reason' => 'Same name', 'winner' => 'left'])
            ->assertSessionHas('error', 'This match is already rejected: “Father and son”. Nothing was changed.');

        $this->assertSame([true, 0], [$isDone, Merge::query()->count()]);
    }

    public function test_bulk_decision_skips_matches_that_a_colleague_decided(): void
    {
        $matches = [$this->match($this->manager), $this->match(null), $this->match(null)];
        $matches[1]->update(['status' => MatchStatus::Merged]);
        $matches[2]->update(['status' => MatchStatus::Rejected, 'reason' => 'Twins']);

        $this->decide($matches, 'confirmed')->assertSessionHas('success', 'One match confirmed.')->assertSessionHas('error', '2 were already decided by a colleague and were not changed.');

        $this->assertSame([MatchStatus::Confirmed, MatchStatus::Merged, MatchStatus::Rejected], array_map(static fn (MatchSuggestion $match): MatchStatus => $match->refresh()->status, $matches));
    }

    public function test_match_with_a_record_of_another_team_is_hidden_and_refused(): void
    {
        [$own, $foreign] = [$this->match($this->manager), $this->match($this->foreigner)];

        $this->decide([$foreign], 'rejected', 'Twins')->assertForbidden();
        $this->decide([$own, $foreign], 'confirmed')->assertSessionHas('success', 'One match confirmed.')->assertSessionHas('error', 'One match belongs to another team and was not changed.');

        $this->assertSame(MatchStatus::Suggested, $foreign->refresh()->status);
        $this->get('/clients/match-imports')->assertInertia(fn ($page) => $page->has('matches', 1)->where('matches.0.can_decide', false));
        $this->get('/clients/match-imports?status=confirmed')->assertInertia(fn ($page) => $page->has('matches', 1)->where('matches.0.can_decide', true));
    }

    public function test_db_client_match_is_decided_by_users_who_see_all_db_clients(): void
    {
        $match = MatchSuggestion::factory()->createOne(['left_id' => Client::factory()->createOne()->id, 'right_type' => 'db_client', 'right_id' => DbClient::factory()->createOne()->id]);
        $this->manager = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients, Ability::CanViewDatabaseOnly)->createOne();
        $this->decide([$match], 'confirmed')->assertNotFound();

        $this->manager = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients)->createOne();
        $this->decide([$match], 'confirmed')->assertSessionHas('success');
    }

    public function test_decision_is_refused_while_impersonating(): void
    {
        $match = $this->match($this->manager);
        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $actor->id, 'target_id' => $this->manager->id, 'reason' => 'Support', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        $this->decide([$match], 'confirmed')->assertForbidden();
        $this->get('/clients/match-imports')->assertInertia(fn ($page) => $page->where('can_decide', false)->where('matches.0.can_decide', false)->etc());
    }

    public function test_executive_is_offered_no_decision(): void
    {
        $this->match(null);

        $this->actingAs($this->manager)->get('/clients/match-imports')->assertInertia(fn ($page) => $page->where('can_decide', true)->where('matches.0.can_decide', true)->etc());
        $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne())->get('/clients/match-imports')
            ->assertInertia(fn ($page) => $page->where('can_decide', false)->where('matches.0.can_decide', false)->etc());
    }

    private function match(?User $manager): MatchSuggestion
    {
        return MatchSuggestion::factory()->createOne(['left_id' => Client::factory()->createOne(['account_manager_id' => $manager?->id])->id, 'right_id' => Client::factory()->createOne()->id]);
    }

    /**
     * @param  list<MatchSuggestion>  $matches
     * @return TestResponse<Response>
     */
    private function decide(array $matches, string $decision, ?string $reason = null): TestResponse
    {
        return $this->actingAs($this->manager)->post('/clients/matches/decide', ['ids' => array_column($matches, 'id'), 'seen' => 'suggested', 'decision' => $decision, 'reason' => $reason]);
    }
}
