<?php

declare(strict_types=1);

namespace Tests\Feature\Leads;

use App\Domain\Leads\LeadDue;
use App\Enums\Ability;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\Lead;
use App\Models\User;
use App\Queries\Leads\LeadBoardQuery;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class LeadIndexTest extends TestCase
{
    use RefreshDatabase;

    private User $viewer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->viewer = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
    }

    public function test_list_is_sorted_by_due_date_and_marks_overdue_leads(): void
    {
        $owner = User::factory()->createOne(['first_name' => 'Dana', 'last_name' => 'Whitford']);
        $later = $this->lead('Later', ['next_action' => 'Call', 'next_action_due_at' => $this->day(3)]);
        $overdue = $this->lead('Overdue', ['mobile_e164' => '+61491570156', 'next_action' => 'Call', 'next_action_due_at' => $this->day(-1), 'owner_id' => $owner->id, 'source' => 'Referral']);
        $never = $this->lead('Never', []);

        $this->actingAs($this->viewer)->get(route('clients.leads.index'))->assertOk()->assertInertia(fn (AssertableInertia $page) => $page
            ->component('Clients/Leads')
            ->where('leads.0.id', $overdue->id)->where('leads.0.is_overdue', true)->where('leads.0.mobile', '0491 570 156')
            ->where('leads.0.owner_name', 'Dana Whitford')->where('leads.0.source', 'Referral')
            ->where('leads.1.id', $later->id)->where('leads.1.is_overdue', false)->where('leads.1.due_on', LeadDue::day($this->day(3)))
            ->where('leads.2.id', $never->id)
            ->where('board', null)->where('meta.count', 3)->where('can_create', true)
            ->where('choices.due.0', ['value' => 'overdue', 'label' => 'Overdue', 'hint' => null])
            ->etc());
    }

    /** @param  list<string>  $names */
    #[DataProvider('filters')]
    public function test_filters_narrow_the_list(string $query, array $names): void
    {
        $this->lead('Mine', ['owner_id' => $this->viewer->id, 'state' => 'VIC', 'source' => 'Referral', 'next_action_due_at' => $this->day(-2)]);
        $this->lead('Theirs', ['owner_id' => User::factory()->createOne()->id, 'status' => LeadStatus::Contacted, 'state' => 'NSW', 'next_action_due_at' => $this->day(0)]);
        $this->lead('Noowner', ['state' => 'QLD', 'next_action_due_at' => $this->day(6)]);

        $this->actingAs($this->viewer)
            ->get("/clients/leads?{$query}")
            ->assertOk()
            ->assertInertia(
                fn (AssertableInertia $page) => $page
                    ->where(
                        'leads',
                        fn ($leads): bool => $leads
                            ->pluck('full_name')
                            ->map(fn (string $name): string => explode(' ', $name)[0])
                            ->sort()
                            ->values()
                            ->all() === $names,
                    )
                    ->etc(),
            );
    }

    public function test_nothing_is_due_for_a_lead_that_is_lost_converted_or_barred(): void
    {
        foreach (LeadStatus::cases() as $status) {
            $this->lead($status->label(), ['status' => $status, 'next_action' => 'Call', 'next_action_due_at' => $this->day(0)]);
        }

        foreach (['today', 'week'] as $due) {
            $this->actingAs($this->viewer)
                ->get("/clients/leads?due={$due}&sort=status")
                ->assertInertia(
                    static fn (AssertableInertia $page) => $page
                        ->has('leads', 3)
                        ->where('meta.count', 3)
                        ->where(
                            'leads',
                            static fn ($leads): bool => $leads
                                ->pluck('status')
                                ->map(
                                    static fn (mixed $status): string => $status instanceof LeadStatus ? $status->value : $status,
                                )
                                ->sort()
                                ->values()
                                ->all() === ['contacted', 'new', 'qualified'],
                        )
                        ->etc(),
                );
        }
    }

    public function test_overdue_filter_finds_the_leads_that_the_list_marks_as_overdue(): void
    {
        foreach (LeadStatus::cases() as $status) {
            $this->lead($status->label(), ['status' => $status, 'next_action' => 'Call', 'next_action_due_at' => $this->day(-2)]);
        }

        $this->actingAs($this->viewer)->get('/clients/leads?due=overdue')->assertInertia(static fn (AssertableInertia $page) => $page
            ->has('leads', 3)->where('leads', static fn ($leads): bool => $leads->every('is_overdue', true))->etc());
    }

    /** @return array<string, array{string, list<string>}> */
    public static function filters(): array
    {
        return [
            'status' => ['status=contacted', ['Theirs']],
            'several states' => ['state=VIC,QLD', ['Mine', 'Noowner']],
            'mine' => ['owner=me', ['Mine']],
            'mine and without an owner' => ['owner=me,unassigned', ['Mine', 'Noowner']],
            'source' => ['source=Referral', ['Mine']],
            'overdue' => ['due=overdue', ['Mine']],
            'today' => ['due=today', ['Theirs']],
            'this week' => ['due=week', ['Noowner', 'Theirs']],
            'search' => ['search=noow', ['Noowner']],
            'sort' => ['sort=-created_at', ['Mine', 'Noowner', 'Theirs']],
        ];
    }

    public function test_unknown_filter_value_is_dropped_with_a_message(): void
    {
        $this->actingAs($this->viewer)->get('/clients/leads?status=asleep&view=board')
            ->assertRedirect('/clients/leads?view=board')->assertSessionHas('error');
    }

    public function test_contact_details_are_masked_without_the_ability(): void
    {
        $this->lead('Hidden', ['mobile_e164' => '+61491570156', 'email' => 'hidden@example.com']);

        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne())->get('/clients/leads')->assertInertia(fn (AssertableInertia $page) => $page
            ->where('leads.0.mobile', '•••• ••• 156')->where('leads.0.email', 'h•••@example.com')->where('can_create', false)->where('can_assign', true)->etc());
    }

    public function test_executive_is_not_offered_to_assign_leads(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::Executive)->createOne())->get('/clients/leads')->assertInertia(fn (AssertableInertia $page) => $page->where('can_assign', false)->etc());
    }

    public function test_forms_offer_only_owners_that_leads_can_be_given_to(): void
    {
        $manager = User::factory()->withRole(StaffRole::AccountManager)->createOne();
        $left = User::factory()->withRole(StaffRole::AccountManager)->inactive()->createOne();
        $moved = User::factory()->withRole(StaffRole::Marketing)->createOne();
        $analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        $executive = User::factory()->withRole(StaffRole::AccountManager)->createOne(['is_executive_staff' => true]);
        $lead = $this->lead('Old', ['owner_id' => $left->id, 'status' => LeadStatus::Converted]);
        foreach ([$moved, $analyst] as $owner) {
            $this->lead('Own', ['owner_id' => $owner->id]);
        }
        $offered = static fn (iterable $choices): array => collect($choices)->pluck('value')->intersect([$manager->id, $left->id, $moved->id, $analyst->id, $executive->id])->sort()->values()->all();
        $assignable = [(string) $manager->id, (string) $analyst->id];

        $this->actingAs($this->viewer)->get('/clients/leads')->assertInertia(fn (AssertableInertia $page) => $page
            ->where('form_choices.owner_id', fn ($owners): bool => $offered($owners) === $assignable)
            ->where('choices.owner', fn ($owners): bool => count($offered($owners)) === 4)->etc());
        $this->get("/clients/leads/{$lead->id}")->assertInertia(fn (AssertableInertia $page) => $page
            ->where('form_choices.owner_id', fn ($owners): bool => $offered($owners) === $assignable)->etc());
        $this->put('/clients/leads/owner', ['ids' => [$lead->id], 'owner_id' => $executive->id])->assertSessionHasErrors('owner_id');
    }

    public function test_account_managers_see_which_leads_they_may_work(): void
    {
        $boss = User::factory()->createOne();
        $manager = User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $boss->id]);
        $colleague = User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $boss->id]);
        foreach (['Own' => $manager->id, 'Team' => $colleague->id, 'Noowner' => null, 'Foreign' => User::factory()->createOne()->id] as $name => $owner) {
            $this->lead($name, ['owner_id' => $owner, 'last_name' => 'Lead']);
        }

        $this->actingAs($manager)->get('/clients/leads?sort=name')->assertInertia(fn (AssertableInertia $page) => $page
            ->where('leads', fn ($leads): bool => $leads->pluck('can_work', 'full_name')->all() === ['Foreign Lead' => false, 'Noowner Lead' => true, 'Own Lead' => true, 'Team Lead' => true])->etc());
    }

    public function test_board_has_a_counted_column_for_each_status_and_loads_more_by_cursor(): void
    {
        Lead::factory()->count(LeadBoardQuery::CARDS + 2)->create(['next_action_due_at' => $this->day(1)]);
        $this->lead('Lost', ['status' => LeadStatus::Lost, 'lost_reason' => 'Elsewhere']);

        $response = $this->actingAs($this->viewer)->get('/clients/leads?view=board')->assertOk();
        $response->assertInertia(fn (AssertableInertia $page) => $page
            ->where('leads', null)->where('meta', null)->has('board', 6)
            ->where('board.0.status', 'new')->where('board.0.count', LeadBoardQuery::CARDS + 2)->has('board.0.cards', LeadBoardQuery::CARDS)
            ->where('board.4.status', 'lost')->where('board.4.cards.0.lost_reason', 'Elsewhere')->where('board.4.next_cursor', null)->etc());

        $cursor = $response->viewData('page')['props']['board'][0]['next_cursor'];
        $more = $this->getJson(route('clients.leads.board', ['leadStatus' => 'new', 'place' => $cursor]))->assertOk();
        $this->assertCount(2, $more->json('cards'));
        $this->assertNull($more->json('next_cursor'));
        $this->getJson('/clients/leads/board/asleep')->assertNotFound();
    }

    public function test_people_without_the_ability_see_no_leads(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne())->get('/clients/leads')->assertForbidden();
    }

    private function day(int $fromToday): CarbonImmutable
    {
        return LeadDue::end(CarbonImmutable::now(config()->string('paddock.timezone'))->addDays($fromToday)->toDateString());
    }

    /** @param  array<string, mixed>  $attributes */
    private function lead(string $firstName, array $attributes): Lead
    {
        return Lead::factory()->createOne(['first_name' => $firstName, ...$attributes]);
    }
}
