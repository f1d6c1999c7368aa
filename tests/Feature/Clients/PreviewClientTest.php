<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Note;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class PreviewClientTest extends TestCase
{
    use RefreshDatabase;

    public function test_preview_shows_contacts_latest_notes_and_activity(): void
    {
        $viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $client = Client::factory()->createOne(['mobile_e164' => '+61491570156', 'email' => 'ann@example.com']);
        $first = Note::factory()->createOne(['subject_id' => $client->id, 'body' => 'Prefers mornings, says @[Tom Vance](user:14).', 'is_pinned' => true]);
        $others = Note::factory()->count(3)->create(['subject_id' => $client->id]);

        $this->actingAs($viewer)->getJson(route('clients.preview', $client))
            ->assertOk()
            ->assertJsonPath('mobile', '0491 570 156')
            ->assertJsonPath('email', 'ann@example.com')
            ->assertJsonPath('notes.*.id', [$first->id, $others[2]->id, $others[1]->id])
            ->assertJsonPath('notes.0.body', 'Prefers mornings, says @Tom Vance.')
            ->assertJsonCount(4, 'activity');
    }

    public function test_contact_details_are_masked_for_roles_that_do_not_need_them(): void
    {
        $viewer = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $client = Client::factory()->createOne(['mobile_e164' => '+61491570156', 'email' => 'ann@example.com']);

        $this->actingAs($viewer)->getJson(route('clients.preview', $client))
            ->assertJsonPath('mobile', '•••• ••• 156')
            ->assertJsonPath('email', 'a•••@example.com');
    }

    #[TestWith([true, true, true])]
    #[TestWith([true, false, false])]
    #[TestWith([false, true, false])]
    public function test_preview_offers_an_open_risk_check_to_colleagues_who_may_decide_it(bool $isOpen, bool $mayDecide, bool $isOffered): void
    {
        $viewer = User::factory()->withAbilities(Ability::ViewClients, ...($mayDecide ? [Ability::RiskCheckClients] : []))->createOne();
        $client = Client::factory()->createOne(['new_account_checked_at' => $isOpen ? null : now()]);

        $this->actingAs($viewer)->getJson(route('clients.preview', $client))->assertJsonPath('is_new_account_check_button_visible', $isOffered);
    }

    public function test_preview_is_refused_without_the_ability_and_not_found_without_a_client(): void
    {
        $client = Client::factory()->createOne();

        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne())->getJson(route('clients.preview', $client))->assertForbidden();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->getJson(route('clients.preview', 999_999))->assertNotFound();
    }
}
