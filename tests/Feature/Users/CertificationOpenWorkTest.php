<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\Ability;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Models\CertificationType;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\ExclusionCase;
use App\Models\GatedAbility;
use App\Models\Lead;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class CertificationOpenWorkTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private User $holder;

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();
        $this->manager = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $this->holder = User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $this->manager->id, 'created_at' => now()->subYear()]);
    }

    public function test_manager_sees_the_open_work_of_a_report(): void
    {
        $type = CertificationType::query()->create(['title' => 'RSG training', 'description' => 'Signs of harm.', 'valid_months' => 12]);
        GatedAbility::query()->create(['ability' => Ability::ViewSmsPanel->value, 'certification_type_id' => $type->id, 'created_at' => '2020-01-01']);
        $client = Client::factory()->count(2)->create(['account_manager_id' => $this->holder->id])[0];
        ExclusionCase::query()->create(['client_id' => $client->id, 'owner_id' => $this->holder->id, 'reasons' => ['betstop'], 'due_at' => now()]);
        Conversation::factory()->createOne(['client_id' => null, 'assignee_id' => $this->holder->id, 'unread_count' => 0]);

        $this->actingAs($this->manager)->get(route('users.certifications.show', $this->holder))->assertInertia(
            fn ($page) => $page
                ->where('withheld', ['RSG training'])
                ->where('can_decide', true)
                ->where('work', [
                    ['title' => 'Clients', 'count' => 2, 'url' => "/clients?account_manager={$this->holder->id}"],
                    ['title' => 'SMS conversations', 'count' => 1, 'url' => null],
                    ['title' => 'Open exclusion cases', 'count' => 1, 'url' => null],
                ])
                ->etc(),
        );
        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne())
            ->get(route('users.certifications.show', $this->holder))
            ->assertInertia(fn ($page) => $page->where('work.0.url', null)->etc());
    }

    public function test_count_of_open_work_is_that_of_the_page_behind_its_link(): void
    {
        $viewer = User::factory()->withAbilities(Ability::ViewCertificationTypes, Ability::ViewUsers, Ability::ViewClients, Ability::ViewWithdrawals)->createOne();
        $client = Client::factory()->createOne(['account_manager_id' => $this->holder->id]);
        Withdrawal::factory()->createOne(['client_id' => $client->id]);
        Withdrawal::factory()->createOne();
        Lead::factory()->createOne(['owner_id' => $this->holder->id, 'status' => LeadStatus::Lost]);
        Lead::factory()->createOne(['owner_id' => $this->holder->id, 'status' => LeadStatus::Converted]);
        Conversation::factory()->createOne(['client_id' => $client->id, 'unread_count' => 2]);

        $work = $this->actingAs($viewer)->inertia(route('users.certifications.show', $this->holder, absolute: false))->json('props.work');
        $counts = array_column($work, 'count', 'title');
        $this->assertSame([1, 1], [$counts['Open withdrawals of their clients'], $counts['Leads']]);

        $urls = array_column($work, 'url', 'title');
        // No list shows them by account manager.
        $this->assertNull($urls['Unread SMS conversations of their clients']);
        $this->inertia($urls['Open withdrawals of their clients'], ['withdrawals'], 'Withdrawals/Index')->assertJsonCount(1, 'props.withdrawals');
        $this->get($urls['Leads'])->assertInertia(fn ($page) => $page->count('leads', 1)->etc());
    }
}
