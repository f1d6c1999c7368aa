<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Actions\Matches\LinkRecords;
use App\Actions\Matches\MergeClients;
use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Impersonation;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Gate;
use Tests\TestCase;

/** Merging and undoing need the right to change both records. */
final class MergeScopeTest extends TestCase
{
    use RefreshDatabase;

    private User $manager;

    private User $foreigner;

    protected function setUp(): void
    {
        parent::setUp();
        $boss = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $this->foreigner = User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $boss->id]);
        $this->manager = User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne();
    }

    public function test_merge_of_another_teams_client_is_hidden_and_refused(): void
    {
        [$own, $foreign] = [$this->clientOf($this->manager), $this->clientOf($this->foreigner)];
        $match = MatchSuggestion::factory()->createOne(['left_id' => $foreign->id, 'right_id' => $own->id]);
        $this->actingAs($this->manager);

        $this->get("/clients/{$own->id}/matches")->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred->where('matches.0.merge_kind', null)));
        $this->post("/clients/matches/{$match->id}/merge", ['winner' => 'left', 'reason' => 'Same'])->assertForbidden();
        $this->assertSame('You can’t change this match because another team manages one of the records.', Gate::inspect('merge', $match)->message());

        $merge = app(MergeClients::class)->handle($own->id, $foreign->id, [], 'Same', $this->foreigner);
        $this->get("/clients/{$own->id}/matches")->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred->where('merges.0.can_undo', false)));
        $this->delete("/clients/merges/{$merge->id}")->assertForbidden();
        $this->assertNull($merge->refresh()->undone_at);
    }

    public function test_merge_and_undo_are_refused_while_impersonating(): void
    {
        [$own, $other] = [$this->clientOf($this->manager), $this->clientOf(null)];
        $match = MatchSuggestion::factory()->createOne(['left_id' => $own->id, 'right_id' => $other->id]);
        $this->actingAs($this->manager);
        $this->post("/clients/matches/{$match->id}/merge", ['winner' => 'left', 'reason' => 'Same'])->assertSessionHas('success');
        $merge = Merge::query()->sole();
        $this->get("/clients/{$own->id}/matches")->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred->where('merges.0.can_undo', true)));

        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $actor->id, 'target_id' => $this->manager->id, 'reason' => 'Support', 'actor_security_version' => 1, 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])->delete("/clients/merges/{$merge->id}")->assertForbidden();
        $impersonation->update(['ended_at' => now()]);
        $this->flushSession()->actingAs($this->manager)->delete("/clients/merges/{$merge->id}")->assertSessionHas('success');
    }

    public function test_db_client_links_need_access_to_all_db_clients(): void
    {
        [$client, $dbClient] = [$this->clientOf(null), DbClient::factory()->createOne()];
        $match = MatchSuggestion::factory()->createOne(['left_id' => $client->id, 'right_type' => 'db_client', 'right_id' => $dbClient->id]);
        $this->actingAs(User::factory()->withRole(StaffRole::Developer)->createOne());
        $merge = app(LinkRecords::class)->handle($match, 'Same', $this->manager);

        foreach ([[], [Ability::ViewDbClients, Ability::CanViewDatabaseOnly]] as $abilities) {
            $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients, ...$abilities)->createOne());
            $this->delete("/clients/merges/{$merge->id}")->assertNotFound();
            $this->get("/clients/{$client->id}/matches")->assertInertia(fn ($page) => $page->loadDeferredProps(fn ($deferred) => $deferred->has('merges', 0)));
        }

        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients, Ability::ViewDbClients)->createOne());
        $this->delete("/clients/merges/{$merge->id}")->assertSessionHas('success');
    }

    private function clientOf(?User $manager): Client
    {
        return Client::factory()->createOne(['account_manager_id' => $manager?->id]);
    }
}
