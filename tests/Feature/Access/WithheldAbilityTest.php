<?php

declare(strict_types=1);

namespace Tests\Feature\Access;

use App\Domain\Notifications\RecipientRepository;
use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\Client;
use App\Models\GatedAbility;
use App\Models\User;
use App\Policies\ImpersonationPolicy;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\RouteRecords;
use Tests\Support\RouteRules;
use Tests\TestCase;

/** Abilities that need a certification, without one. */
final class WithheldAbilityTest extends TestCase
{
    use RefreshDatabase, RouteRecords;

    public function test_each_gated_ability_is_withheld_on_every_route_it_opens(): void
    {
        // One user asks for every route within a minute.
        config(['paddock.rate_limits.web' => 100_000]);
        $developer = $this->longServing(StaffRole::Developer);
        $client = Client::factory()->createOne();
        $type = $this->certificationType();
        $refused = [];

        foreach ([...array_column(Ability::all(), 'value'), GatedAbility::HANDLES_PAYMENTS] as $ability) {
            GatedAbility::query()->delete();
            $this->gate($type, $ability);
            $routes = array_filter(RouteRules::names(), static fn (string $name): bool => ! RouteRules::isForGuests($name)
                && RouteRules::allows($name, StaffRole::Developer) && ! RouteRules::allowsDeveloperWithout($name, $ability));

            foreach ($routes as $name) {
                $route = Route::getRoutes()->getByName($name) ?? $this->fail($name);
                $this->app['session.store']->flush();
                $response = $this->actingAs($this->again($developer))->call($route->methods()[0], $this->pathOf($route, $developer, $client));

                $this->assertSame(403, $response->getStatusCode(), "{$ability} {$name}");
                $this->assertStringContainsString('RSG training', (string) $response->inertiaProps('withheld'), "{$ability} {$name}");
                $refused[] = "{$ability} {$name}";
            }
        }
        $this->assertGreaterThan(200, count($refused));
        $this->assertContains('viewSMSPanel clients.messages.store', $refused);
        $this->assertContains('handlesPayments withdrawals.approve', $refused);
    }

    public function test_renewal_restores_the_ability_at_once(): void
    {
        $user = $this->longServing(StaffRole::AccountManager);
        $type = $this->certificationType();
        $this->gate($type, Ability::ViewClients->value);
        $this->actingAs($this->again($user))->get(route('clients.index'))->assertForbidden();

        $this->certify($user, $type, CertificationStatus::Valid, '2027-11-23');

        $this->actingAs($this->again($user))->get(route('clients.index'))->assertOk();
    }

    #[TestWith([CertificationStatus::Valid, '2026-11-24', true])]
    #[TestWith([CertificationStatus::Expiring, '2026-11-24', true])]
    #[TestWith([CertificationStatus::Valid, null, true])]
    #[TestWith([CertificationStatus::Expiring, '2026-11-23', false])]
    #[TestWith([CertificationStatus::Expired, '2027-11-23', false])]
    #[TestWith([CertificationStatus::Revoked, '2027-11-23', false])]
    #[TestWith([CertificationStatus::Pending, null, false])]
    public function test_only_a_current_certification_gives_the_ability(CertificationStatus $status, ?string $expiresOn, bool $held): void
    {
        // 24 November in Melbourne, 23 November in UTC.
        $this->travelTo('2026-11-23 14:00:00');
        $user = $this->longServing(StaffRole::AccountManager);
        $type = $this->certificationType();
        $this->gate($type, Ability::ViewSmsPanel->value);
        $this->certify($user, $type, $status, $expiresOn);
        $this->certify(User::factory()->createOne(), $type, CertificationStatus::Valid, null);

        $this->assertSame($held, $this->again($user)->can(Ability::ViewSmsPanel->value));
        $this->assertTrue($this->again($user)->can(Ability::ViewClients->value));
    }

    #[TestWith(['2026-10-24', '2025-11-23', true, true])]
    #[TestWith(['2026-10-22', '2025-11-23', true, false])]
    #[TestWith(['2025-10-22', '2026-11-01', true, true])]
    #[TestWith(['2026-11-22', '2026-11-22', false, false])]
    public function test_new_colleagues_and_new_requirements_have_a_month_of_grace(string $started, string $gated, bool $hasGrace, bool $held): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        $user = User::factory()->withRole(StaffRole::AccountManager)->createOne(['created_at' => $started]);
        $type = $this->certificationType($hasGrace);
        $this->gate($type, Ability::ViewSmsPanel->value, $gated);

        $this->assertSame($held, $this->again($user)->can(Ability::ViewSmsPanel->value));
    }

    /** March and May have days that the month before lacks. */
    #[TestWith(['2026-03-02 00:00:00', '2026-03-31 12:00:00', true])]
    #[TestWith(['2026-03-02 00:00:00', '2026-04-02 00:00:00', false])]
    #[TestWith(['2026-05-01 00:00:00', '2026-05-31 12:00:00', true])]
    #[TestWith(['2026-02-28 12:00:00', '2026-03-28 11:00:00', true])]
    #[TestWith(['2026-02-28 12:00:00', '2026-03-28 12:00:00', false])]
    #[TestWith(['2026-02-28 12:00:00', '2026-03-29 11:00:00', false])]
    public function test_grace_ends_once_at_the_end_of_months_of_different_length(string $started, string $now, bool $held): void
    {
        $this->travelTo($now);
        $user = User::factory()->withRole(StaffRole::AccountManager)->createOne(['created_at' => $started]);
        $this->gate($this->certificationType(), Ability::ViewSmsPanel->value);

        $this->assertSame($held, $this->again($user)->can(Ability::ViewSmsPanel->value));
    }

    public function test_reason_names_the_certification_and_the_day(): void
    {
        $this->travelTo('2026-11-23 02:00:00');
        $user = $this->longServing(StaffRole::AccountManager);
        $type = $this->certificationType();
        $this->gate($type, Ability::ViewSmsPanel->value);
        $this->certify($user, $type, CertificationStatus::Expired, '2026-11-20');

        $reasons = $this->again($user)->withheldAbilities();

        $this->assertSame([Ability::ViewSmsPanel->value], array_keys($reasons));
        $this->assertStringContainsString('“RSG training”, and yours ended on 20 November 2026', $reasons['viewSMSPanel']->reason());
        $this->assertNull($this->again($user)->refusedAbility());
    }

    public function test_background_request_gets_the_reason(): void
    {
        $user = $this->longServing(StaffRole::AccountManager);
        $this->gate($this->certificationType(), Ability::ViewClients->value);

        $this->actingAs($this->again($user))->getJson(route('clients.index'))->assertForbidden()
            ->assertJsonPath('message', 'This needs a valid certification “RSG training”, and you don’t hold it. Send your evidence under Edit profile > Certifications.');
    }

    public function test_form_stays_open_and_says_which_certification_is_missing(): void
    {
        $user = $this->longServing(StaffRole::AccountManager);
        $this->gate($this->certificationType(), Ability::ViewClients->value);

        $this->actingAs($this->again($user))->from('/notifications')->put(route('clients.rating', Client::factory()->createOne()), [], ['X-Inertia' => 'true'])
            ->assertRedirect('/notifications')
            ->assertSessionHasErrors(['access' => 'This needs a valid certification “RSG training”, and you don’t hold it. Send your evidence under Edit profile > Certifications.']);
    }

    public function test_other_refusals_name_no_certification(): void
    {
        $user = $this->longServing(StaffRole::AccountManager);
        $this->gate($this->certificationType(), Ability::ViewSmsPanel->value);

        $this->actingAs($this->again($user))->get(route('rsg.events.index'))->assertForbidden()
            ->assertInertia(fn ($page) => $page->where('withheld', null)->etc());
    }

    public function test_right_that_the_role_does_not_have_is_not_withheld(): void
    {
        $manager = $this->longServing(StaffRole::AccountManager);
        $officer = $this->longServing(StaffRole::PaymentsOfficer);
        $this->gate($this->certificationType(), GatedAbility::HANDLES_PAYMENTS);

        $this->assertSame([], $this->again($manager)->withheldAbilities());
        $this->assertSame([GatedAbility::HANDLES_PAYMENTS], array_keys($this->again($officer)->withheldAbilities()));
        $this->assertFalse($this->again($officer)->can('handleWithdrawals'));
    }

    public function test_executives_follow_the_same_rule(): void
    {
        $executive = $this->longServing(StaffRole::Executive);
        $this->gate($this->certificationType(), Ability::ViewClients->value);

        $this->actingAs($this->again($executive))->get(route('clients.index'))->assertForbidden();
    }

    public function test_notifications_and_channels_follow_the_certification(): void
    {
        $withheld = $this->longServing(StaffRole::AccountManager);
        $certified = $this->longServing(StaffRole::AccountManager);
        $type = $this->certificationType();
        $this->gate($type, Ability::ViewSmsPanel->value);
        $this->certify($certified, $type, CertificationStatus::Valid, null);

        $this->assertSame([$certified->id], array_keys(app(RecipientRepository::class)->holding(Ability::ViewSmsPanel)));
        $this->assertCount(2, app(RecipientRepository::class)->holding(Ability::ViewClients));
        $this->assertFalse(LiveChannel::Messages->admits($this->again($withheld), (string) $withheld->id));
        $this->assertTrue(LiveChannel::Messages->admits($this->again($certified), (string) $certified->id));
    }

    public function test_impersonation_does_not_give_a_withheld_ability_back(): void
    {
        $developer = $this->longServing(StaffRole::Developer);
        $manager = $this->longServing(StaffRole::AccountManager);
        $marketer = $this->longServing(StaffRole::Marketing);
        $officer = $this->longServing(StaffRole::PaymentsOfficer);
        $policy = app(ImpersonationPolicy::class);
        $type = $this->certificationType();
        $this->gate($type, Ability::ViewSmsPanel->value);
        $this->certify($manager, $type, CertificationStatus::Valid, null);

        $this->assertSame(
            "You can’t impersonate {$manager->full_name} because your own certification for what they do has lapsed.",
            $policy->refusal($this->again($developer), $this->again($manager)),
        );
        $this->assertNull($policy->refusal($this->again($developer), $this->again($marketer)));

        GatedAbility::query()->update(['ability' => GatedAbility::HANDLES_PAYMENTS]);
        $this->assertNull($policy->refusal($this->again($developer), $this->again($manager)));
        $this->certify($officer, $type, CertificationStatus::Valid, null);
        $this->assertNotNull($policy->refusal($this->again($developer), $this->again($officer)));
    }

    public function test_abilities_are_read_in_one_query(): void
    {
        $user = $this->again($this->longServing(StaffRole::Developer));
        $this->gate($this->certificationType(), Ability::ViewSmsPanel->value);
        DB::enableQueryLog();

        $user->hasAbility(Ability::ViewSmsPanel);
        $user->handlesPayments();
        $user->withheldAbilities();

        $this->assertCount(1, DB::getQueryLog());
    }

    private function longServing(StaffRole $role): User
    {
        return User::factory()->withRole($role)->createOne(['created_at' => now()->subYear()]);
    }

    private function again(User $user): User
    {
        return User::query()->findOrFail($user->id);
    }

    private function certificationType(bool $hasGrace = true): CertificationType
    {
        return CertificationType::query()->create(['title' => 'RSG training', 'description' => 'Signs of harm.', 'valid_months' => 12, 'has_grace' => $hasGrace]);
    }

    private function gate(CertificationType $type, string $ability, string $since = '2020-01-01'): void
    {
        GatedAbility::query()->create(['ability' => $ability, 'certification_type_id' => $type->id, 'created_at' => $since]);
    }

    private function certify(User $user, CertificationType $type, CertificationStatus $status, ?string $expiresOn): void
    {
        Certification::query()->create(['user_id' => $user->id, 'certification_type_id' => $type->id, 'status' => $status, 'issued_on' => '2025-11-23', 'expires_on' => $expiresOn]);
    }
}
