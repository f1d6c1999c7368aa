<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Data\Users\AccessRow;
use App\Enums\Ability;
use App\Enums\AccessState;
use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\DbList;
use App\Models\GatedAbility;
use App\Models\Impersonation;
use App\Models\User;
use App\Queries\Users\EffectiveAccessQuery;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\RouteRules;
use Tests\TestCase;

/** The pages that a user can open, and why. RouteAccessTest tries the same rules with requests. */
final class EffectiveAccessTest extends TestCase
{
    use RefreshDatabase;

    /** Closed by a check of the record or the form, after the gates of the route. */
    private const CHECKED_LATER = ['clients.leads.assign', 'clients.matches.decide', 'notes.mentions.seen'];

    /** @return array<string, array{StaffRole}> */
    public static function roles(): array
    {
        return array_combine(array_column(StaffRole::cases(), 'value'), array_map(static fn (StaffRole $role): array => [$role], StaffRole::cases()));
    }

    #[DataProvider('roles')]
    public function test_answers_agree_with_the_rules_of_every_route(StaffRole $role): void
    {
        $user = User::factory()->withRole($role)->createOne();
        // Contractors add DB clients to an open list of their own.
        DbList::factory()->createOne(['assignee_id' => $user->id]);
        $rows = $this->rowsOf($user);

        foreach (array_intersect(RouteRules::names(), array_keys($rows)) as $route) {
            $answer = $rows[$route];
            $this->assertNotSame([], $answer->causes, $route);
            if ($answer->state !== AccessState::Record && ! str($route)->is(self::CHECKED_LATER)) {
                $this->assertSame(RouteRules::allows($route, $role), $answer->state === AccessState::Open, "{$route}: ".implode(', ', $answer->causes));
            }
        }
        $this->assertGreaterThan(200, count(array_intersect(RouteRules::names(), array_keys($rows))));
        foreach (Ability::cases() as $ability) {
            $this->assertSame(in_array($ability, $role->abilities(), true), $rows[$ability->value]->state === AccessState::Open, $ability->value);
        }
    }

    /** @return iterable<string, array{StaffRole, string, AccessState, string}> */
    public static function causes(): iterable
    {
        yield 'held by the role' => [StaffRole::Marketing, 'viewAutomations', AccessState::Open, 'Role Marketing: Automations'];
        yield 'not held' => [StaffRole::Marketing, 'clients.index', AccessState::Closed, 'Role Marketing doesn’t include Clients'];
        yield 'one of several' => [StaffRole::AccountManager, 'withdrawals.approve', AccessState::Closed, 'Role Account manager doesn’t include Decides payments'];
        yield 'restriction' => [StaffRole::DatabaseContractor, 'db-clients.lists.store', AccessState::Closed, 'Restriction of the role Database contractor: Database only'];
        yield 'developer flag' => [StaffRole::Developer, 'developer.api-tokens.index', AccessState::Open, 'The developer flag'];
        yield 'only for developers' => [StaffRole::Marketing, 'developer.api-tokens.index', AccessState::Closed, 'Only for developers'];
        yield 'executive flag' => [StaffRole::Executive, 'clients.background.store', AccessState::Closed, 'Executives have read-only access'];
        yield 'everyone' => [StaffRole::Marketing, 'dashboard', AccessState::Open, 'Open to everyone who is signed in'];
        yield 'record' => [StaffRole::AccountManager, 'clients.update', AccessState::Record, 'Also depends on the client'];
    }

    #[DataProvider('causes')]
    public function test_cause_names_the_role_the_flag_or_the_restriction(StaffRole $role, string $row, AccessState $state, string $cause): void
    {
        $answer = $this->rowsOf(User::factory()->withRole($role)->createOne())[$row];

        $this->assertSame($state, $answer->state);
        $this->assertContains($cause, $answer->causes);
    }

    /** @return iterable<string, array{string, string, string|null, string}> */
    public static function withheld(): iterable
    {
        yield 'ability never certified' => [
            Ability::ViewClients->value,
            'clients.index',
            null,
            'Role Payments manager includes Clients, but Mia Lee doesn’t hold the certification RSG training',
        ];
        yield 'ability lapsed' => [
            Ability::ViewClients->value,
            'clients.index',
            '2026-05-03',
            'Role Payments manager includes Clients, but the certification RSG training ended on 3 May 2026',
        ];
        yield 'payment duty' => [
            GatedAbility::HANDLES_PAYMENTS,
            'withdrawals.approve',
            null,
            'Role Payments manager includes Decides payments, but Mia Lee doesn’t hold the certification RSG training',
        ];
    }

    #[DataProvider('withheld')]
    public function test_cause_names_the_certification_when_it_withholds_the_ability(string $ability, string $row, ?string $endedOn, string $cause): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        $type = CertificationType::query()->create(['title' => 'RSG training', 'description' => 'Signs of harm.', 'has_grace' => false]);
        GatedAbility::query()->create(['ability' => $ability, 'certification_type_id' => $type->id]);
        $user = User::factory()->withRole(StaffRole::PaymentsManager)->createOne(['first_name' => 'Mia', 'last_name' => 'Lee']);
        if ($endedOn !== null) {
            Certification::query()->create(['user_id' => $user->id, 'certification_type_id' => $type->id, 'status' => CertificationStatus::Expired, 'expires_on' => $endedOn]);
        }

        $answer = $this->rowsOf($user)[$row];

        $this->assertSame([AccessState::Closed, [$cause]], [$answer->state, $answer->causes]);
    }

    public function test_deactivated_user_opens_nothing(): void
    {
        $answer = $this->rowsOf(User::factory()->withRole(StaffRole::Developer)->inactive()->createOne())['dashboard'];

        $this->assertSame([AccessState::Closed, ['The account is deactivated']], [$answer->state, $answer->causes]);
    }

    public function test_page_shows_the_chosen_user_except_while_impersonating(): void
    {
        $manager = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $user = User::factory()->withRole(StaffRole::Marketing)->createOne();
        $this->actingAs($manager);

        $this->assertNull($this->get('/users/roles-description/access')->assertOk()->inertiaPage()['props']['subject']);
        $subject = $this->get("/users/roles-description/access?user={$user->id}")->assertOk()->inertiaPage()['props']['subject'];
        $this->assertSame([$user->full_name, 'Marketing'], [$subject['full_name'], $subject['role_title']]);
        $this->actingAs($user)->get('/users/roles-description/access')->assertForbidden();

        $actor = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $actor->id, 'target_id' => $manager->id, 'actor_security_version' => 1, 'reason' => 'Support', 'started_at' => now()]);
        $this->app['session.store']->flush();
        $this->app->forgetScopedInstances();
        $this->actingAs($manager)->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id])
            ->get("/users/roles-description/access?user={$user->id}")->assertRedirect('/users/roles-description')->assertSessionHas('error', 'You can’t check access while impersonating.');
    }

    /** @return array<string, AccessRow> by ability or route */
    private function rowsOf(User $user): array
    {
        $subject = app(EffectiveAccessQuery::class)->page($user->id)->subject;

        return array_column([...$subject->abilities ?? [], ...$subject->pages ?? [], ...$subject->actions ?? []], null, 'id');
    }
}
