<?php

declare(strict_types=1);

namespace Tests\Feature\Dashboard;

use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Models\BonusClaim;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\Client;
use App\Models\Guide;
use App\Models\LegacyTransfer;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\SecondFactorReset;
use App\Models\User;
use App\Support\CalendarDay;
use Database\Seeders\RoleSeeder;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** The card "To do" of the dashboard. */
final class ToDoTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();
        $this->seed(RoleSeeder::class);
        // A Monday in Melbourne.
        $this->travelTo('2026-11-23 02:00:00');
    }

    public function test_dashboard_lists_todays_tasks_of_the_viewers_role(): void
    {
        $this->version(
            'daily-tasks',
            "| Role | Task | By | Carry over |\n|---|---|---|---|\n| Risk analyst | Check accounts | 10:00 | Yes |\n| Risk analyst | Review addresses | | No |\n| RSG officer | Decide notices | | No |",
        );
        $analyst = $this->user(StaffRole::RiskAnalyst);
        $this->actingAs($analyst)->put('/guides/daily-tasks/completions', ['task' => 'Check accounts', 'day' => CalendarDay::today()->date, 'is_done' => true])->assertSessionHasNoErrors();

        $tasks = $this->inertia(route('dashboard'))->assertOk()->json('props.tasks');

        $this->assertSame([['Check accounts', $analyst->full_name], ['Review addresses', null]], array_map(static fn (array $task): array => [$task['task'], $task['completed_by']], $tasks));
    }

    public function test_lines_show_the_viewers_own_guides_and_certifications(): void
    {
        $this->version('daily-tasks', 'Text');
        $this->version('sb-scrapping', 'Text');
        $analyst = $this->user(StaffRole::RiskAnalyst);
        $this->certification($analyst, CertificationStatus::Pending);
        $this->renewal($this->certification($analyst, CertificationStatus::Expiring), CertificationStatus::Pending);
        $this->certification($analyst, CertificationStatus::Pending, '2026-11-20 00:00:00');
        $this->certification($analyst, CertificationStatus::Valid);

        $this->assertSame([
            ['title' => 'Guides to acknowledge', 'count' => 2, 'url' => '/guides/daily-tasks'],
            ['title' => 'Certifications to earn or renew', 'count' => 2, 'url' => '/user-profile/edit?tab=certifications'],
        ], $this->lines($analyst));
    }

    public function test_lines_are_loaded_after_the_page(): void
    {
        $page = $this->actingAs($this->user(StaffRole::RiskAnalyst))->inertia(route('dashboard'))->assertOk();

        $this->assertArrayNotHasKey('to_do', $page->json('props'));
        $this->assertContains('to_do', $page->json('deferredProps.default'));
    }

    #[TestWith([CertificationStatus::Pending, '2026-11-20 00:00:00'])]
    #[TestWith([CertificationStatus::Valid, null])]
    public function test_renewal_that_was_sent_or_approved_is_not_to_renew(CertificationStatus $status, ?string $evidenceAt): void
    {
        $analyst = $this->user(StaffRole::RiskAnalyst);
        $this->renewal($this->certification($analyst, CertificationStatus::Expiring), $status, $evidenceAt);

        $this->assertSame([], $this->lines($analyst));
    }

    public function test_manager_sees_the_evidence_of_their_reports(): void
    {
        $manager = $this->user(StaffRole::RiskAnalyst);
        $this->certification($this->user(StaffRole::RiskAnalyst, ['manager_id' => $manager->id]), CertificationStatus::Pending, '2026-11-20 00:00:00');
        $this->certification($this->user(StaffRole::RiskAnalyst, ['manager_id' => $manager->id]), CertificationStatus::Pending);
        $this->certification($this->user(StaffRole::RiskAnalyst), CertificationStatus::Pending, '2026-11-20 00:00:00');

        $this->assertSame([['title' => 'Evidence to review', 'count' => 1, 'url' => '/users/certifications?evidence=1']], $this->lines($manager));
        $this->assertSame(2, $this->lines($this->user(StaffRole::PeopleManager))[0]['count']);
    }

    public function test_second_person_sees_the_decisions_and_their_author_does_not(): void
    {
        [$author, $second] = [$this->user(StaffRole::PeopleManager), $this->user(StaffRole::PeopleManager)];
        $user = $this->decisions($author);

        $this->assertSame([
            ['title' => 'Second factor resets to confirm', 'count' => 1, 'url' => "/users/{$user->id}/edit"],
            ['title' => 'Role changes to confirm', 'count' => 1, 'url' => '/users/roles-description'],
            ['title' => 'Legacy transfers to approve', 'count' => 1, 'url' => '/users/legacy-transfer/'.LegacyTransfer::query()->where('total_rows', 201)->value('id')],
            ['title' => 'Guide versions to publish', 'count' => 1, 'url' => '/guides/limits/edit'],
        ], $this->lines($second));
        $this->assertSame([], $this->lines($author));
    }

    #[TestWith([StaffRole::RiskAnalyst])]
    #[TestWith([StaffRole::SeniorAccountManager])]
    public function test_requested_bonuses_are_counted_as_in_their_list(StaffRole $role): void
    {
        [$viewer, $requester] = [$this->user($role), $this->user(StaffRole::AccountManager)];
        BonusClaim::factory()->createOne(['requested_by' => $requester->id]);
        BonusClaim::factory()->createOne(['client_id' => Client::factory()->createOne(['account_manager_id' => $requester->id])->id]);
        BonusClaim::factory()->createOne(['requested_by' => $viewer->id]);
        BonusClaim::factory()->createOne(['approved_by' => $viewer->id]);

        [$line] = $this->lines($viewer);

        $this->assertSame(['Bonuses to approve', $role === StaffRole::RiskAnalyst ? 2 : 1], [$line['title'], $line['count']]);
        $this->assertCount($line['count'], $this->inertia($line['url'])->assertOk()->json('props.bonuses'));
        $this->assertSame([], $this->lines($requester));
    }

    public function test_approver_without_the_claimed_logs_gets_the_oldest_request(): void
    {
        BonusClaim::factory()->createOne();
        $oldest = BonusClaim::factory()->createOne(['offered_at' => now()->subDay()]);

        $this->assertSame(
            [['title' => 'Bonuses to approve', 'count' => 2, 'url' => "/clients/{$oldest->client_id}/bonuses"]],
            $this->lines($this->user(StaffRole::PaymentsManager)),
        );
    }

    #[TestWith([StaffRole::Executive])]
    #[TestWith([StaffRole::RiskAnalyst])]
    public function test_decisions_are_not_shown_to_roles_that_cannot_take_them(StaffRole $role): void
    {
        $this->decisions($this->user(StaffRole::PeopleManager));

        $this->assertSame([], $this->lines($this->user($role)));
    }

    /** One of each decision that takes two people. */
    private function decisions(User $author): User
    {
        $user = $this->user(StaffRole::RiskAnalyst, ['totp_confirmed_at' => now()]);
        SecondFactorReset::query()->create(['user_id' => $user->id, 'requested_by' => $author->id, 'reason' => 'Lost the phone on holiday']);
        $expired = SecondFactorReset::query()->create(['user_id' => $this->user(StaffRole::RiskAnalyst)->id, 'requested_by' => $author->id, 'reason' => 'Lost the phone on holiday']);
        $expired->forceFill(['created_at' => now()->subDays(4)])->save();
        $roles = Role::query()->pluck('id', 'name');
        foreach ([StaffRole::RiskAnalyst, StaffRole::PeopleManager] as $role) {
            RoleProposal::query()->create(['role_id' => $roles[$role->value], 'role_version' => 1, 'added' => [], 'removed' => [], 'reason' => 'New work', 'proposed_by' => $author->id]);
        }
        foreach ([200, 201] as $rows) {
            LegacyTransfer::query()->create([
                'from_id' => $user->id,
                'to_id' => $author->id,
                'kinds' => ['clients'],
                'filters' => ['company_id' => null, 'state' => null, 'status' => null, 'db_list_id' => null],
                'counts' => ['clients' => $rows],
                'newest' => ['clients' => 1],
                'total_rows' => $rows,
                'reason' => 'Leaves the company',
                'created_by' => $author->id,
            ]);
        }
        foreach (['limits', 'sb-scrapping'] as $guide) {
            Guide::query()->where('slug', $guide)->sole()->versions()->create(['number' => 9, 'body' => 'Text', 'summary' => 'Test', 'author_id' => $author->id]);
        }

        return $user;
    }

    /** @param  array<string, mixed>  $attributes */
    private function user(StaffRole $role, array $attributes = []): User
    {
        return User::factory()->withRole($role)->createOne(['created_at' => now()->subYear(), ...$attributes]);
    }

    private function certification(User $user, CertificationStatus $status, ?string $evidenceAt = null): Certification
    {
        $type = CertificationType::query()->create(['title' => 'Training '.CertificationType::query()->count(), 'description' => 'Signs of harm.', 'valid_months' => 12]);

        return Certification::query()->create(['user_id' => $user->id, 'certification_type_id' => $type->id, 'status' => $status, 'evidence_at' => $evidenceAt]);
    }

    private function renewal(Certification $expiring, CertificationStatus $status, ?string $evidenceAt = null): void
    {
        Certification::query()->create([...$expiring->only(['user_id', 'certification_type_id']), 'status' => $status, 'evidence_at' => $evidenceAt]);
    }

    private function version(string $guide, string $body): void
    {
        Guide::query()
            ->where('slug', $guide)
            ->sole()
            ->versions()
            ->create([
                'number' => 1,
                'body' => $body,
                'summary' => 'Test',
                'published_at' => now()->subDays(4),
                'effective_at' => now()->subDays(4),
            ]);
    }

    /** @return list<array{title: string, count: int, url: string}> */
    private function lines(User $viewer): array
    {
        return $this->actingAs($viewer)->inertia(route('dashboard'), ['to_do'], 'Dashboard/Index')->assertOk()->json('props.to_do');
    }
}
