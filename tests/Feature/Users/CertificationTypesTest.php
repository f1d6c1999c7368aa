<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Collection;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class CertificationTypesTest extends TestCase
{
    use RefreshDatabase;

    private User $people;

    protected function setUp(): void
    {
        parent::setUp();
        $this->people = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
    }

    public function test_new_type_is_assigned_to_its_roles(): void
    {
        $user = User::factory()->createOne();

        $this->actingAs($this->people)->post(route('users.certification-types.store'), $this->fields(['roles' => [$user->role_id], 'abilities' => [GatedAbility::HANDLES_PAYMENTS, 'viewSMSPanel']]))
            ->assertSessionHas('success', 'Certification type created.');

        $type = CertificationType::query()->sole();
        $this->assertSame($user->id, Certification::query()->where('certification_type_id', $type->id)->sole()->user_id);
        $this->assertSame(2, $type->gatedAbilities()->count());
        $this->assertSame(1, AuditEvent::query()->where('action', 'certification_type.created')->count());
        $this->get(route('users.certification-types.index'))->assertInertia(fn ($page) => $page->component('Users/Certifications/Types')
            ->where('abilities.0.label', 'Decides payments')->where('abilities', static fn (Collection $abilities): bool => array_diff([Ability::ViewSmsPanel->label(), Ability::ViewDbClients->label(), Ability::ViewRsg->label()], $abilities->pluck('label')->all()) === [])
            ->where('types.0.title', 'Payments handling')->where('types.0.role_titles', ['Account manager'])->where('types.0.pending_count', 1)->where('can_edit', true)->etc());
    }

    #[TestWith(['evidence_at'])]
    #[TestWith(['decided_at'])]
    public function test_certification_that_no_role_needs_any_more_is_removed_unless_evidence_was_sent(string $mark): void
    {
        [$user, $sender] = [User::factory()->createOne(), User::factory()->createOne()];
        $this->actingAs($this->people)->post(route('users.certification-types.store'), $this->fields(['roles' => [$user->role_id]]));
        $type = CertificationType::query()->sole();
        $sent = $sender->certifications()->sole();
        $sent->update([$mark => now()]);

        $this->put(route('users.certification-types.update', $type), $this->fields(['version' => 1]))->assertSessionHas('success');

        $this->assertSame([$sent->id], Certification::query()->pluck('id')->all());
        $this->assertEquals(['user_id' => $user->id, 'certification_type_id' => $type->id], AuditEvent::query()->where('action', 'certification.removed')->sole()->before);
    }

    public function test_colleague_who_renewed_early_is_one_holder(): void
    {
        $type = CertificationType::query()->create(['title' => 'RSG', 'description' => 'Harm.', 'valid_months' => 12]);
        $user = User::factory()->createOne();
        foreach ([CertificationStatus::Expiring, CertificationStatus::Valid] as $status) {
            Certification::query()->create(['user_id' => $user->id, 'certification_type_id' => $type->id, 'status' => $status]);
        }
        Certification::query()->create(['user_id' => User::factory()->createOne()->id, 'certification_type_id' => $type->id, 'status' => CertificationStatus::Valid]);

        $this->actingAs($this->people)->get(route('users.certification-types.index'))
            ->assertInertia(fn ($page) => $page->where('types.0.held_count', 2)->where('types.0.pending_count', 0)->etc());
    }

    public function test_saved_type_keeps_the_age_of_its_requirements(): void
    {
        $type = CertificationType::query()->create(['title' => 'RSG', 'description' => 'Harm.', 'valid_months' => 12]);
        GatedAbility::query()->create(['ability' => 'viewSMSPanel', 'certification_type_id' => $type->id, 'created_at' => '2020-01-01']);
        GatedAbility::query()->create(['ability' => 'viewRsg', 'certification_type_id' => $type->id]);

        $this->actingAs($this->people)->put(route('users.certification-types.update', $type), $this->fields(['version' => 1, 'title' => 'RSG', 'valid_months' => '', 'has_grace' => false, 'abilities' => ['viewSMSPanel', 'viewClients']]))->assertSessionHas('success');

        $this->assertSame(['viewClients', 'viewSMSPanel'], GatedAbility::query()->orderBy('ability')->pluck('ability')->all());
        $this->assertSame('2020-01-01', GatedAbility::query()->where('ability', 'viewSMSPanel')->sole()->created_at->toDateString());
        $this->assertNull($type->refresh()->valid_months);
        $this->assertFalse($type->has_grace);
        $this->assertSame('viewClients, viewSMSPanel', AuditEvent::query()->where('action', 'certification_type.updated')->sole()->after['abilities']);
    }

    public function test_form_opened_before_a_colleague_saved_removes_no_requirement(): void
    {
        $type = CertificationType::query()->create(['title' => 'RSG', 'description' => 'Harm.', 'valid_months' => 12]);
        $opened = $this->fields(['title' => 'RSG', 'version' => 1]);
        $this->actingAs($this->people)->put(route('users.certification-types.update', $type), [...$opened, 'abilities' => ['viewSMSPanel']])->assertSessionHas('success');

        $this->put(route('users.certification-types.update', $type), $opened)->assertSessionHasErrors('version');

        $this->assertSame(['viewSMSPanel'], $type->gatedAbilities()->pluck('ability')->all());
    }

    public function test_only_editors_of_roles_loosen_a_requirement(): void
    {
        $type = CertificationType::query()->create(['title' => 'RSG', 'description' => 'Harm.', 'valid_months' => 12, 'has_grace' => false]);
        GatedAbility::query()->create(['ability' => 'viewRsg', 'certification_type_id' => $type->id]);
        GatedAbility::query()->create(['ability' => GatedAbility::HANDLES_PAYMENTS, 'certification_type_id' => $type->id]);
        $editor = User::factory()->withAbilities(Ability::ViewCertificationTypes)->createOne();
        $loose = $this->fields(['version' => 1, 'title' => 'RSG', 'has_grace' => true, 'abilities' => ['viewClients']]);

        $this->actingAs($editor)->put(route('users.certification-types.update', $type), $loose)->assertSessionHasErrors([
            'abilities' => 'Only colleagues who can edit roles can remove abilities. Add these again: Decides payments, RSG.', 'has_grace' => 'Only colleagues who can edit roles can switch this on.',
        ]);
        $this->assertSame([2, false], [$type->gatedAbilities()->count(), $type->refresh()->has_grace]);
        $this->put(route('users.certification-types.update', $type), [...$loose, 'has_grace' => false, 'abilities' => ['viewClients', 'viewRsg', GatedAbility::HANDLES_PAYMENTS]])->assertSessionHas('success');
        $this->actingAs($this->people)->put(route('users.certification-types.update', $type), [...$loose, 'version' => 2])->assertSessionHas('success');
        $this->assertSame(['viewClients'], $type->gatedAbilities()->pluck('ability')->all());
    }

    /** @param  array<string, mixed>  $fields */
    #[TestWith([['title' => ''], 'title'])]
    #[TestWith([['title' => 'Taken'], 'title'])]
    #[TestWith([['valid_months' => '0'], 'valid_months'])]
    #[TestWith([['roles' => [999999]], 'roles.0'])]
    #[TestWith([['abilities' => ['canViewDatabaseOnly']], 'abilities.0'])]
    #[TestWith([['abilities' => ['viewGuides']], 'abilities.0'])]
    // No user could renew or loosen it after it lapsed.
    #[TestWith([['abilities' => ['viewCertificationTypes']], 'abilities.0'])]
    #[TestWith([['abilities' => ['viewRoles']], 'abilities.0'])]
    public function test_invalid_type_is_refused(array $fields, string $field): void
    {
        $taken = CertificationType::query()->create(['title' => 'Taken', 'description' => '']);
        GatedAbility::query()->create(['ability' => 'viewGuides', 'certification_type_id' => $taken->id]);

        $this->actingAs($this->people)->post(route('users.certification-types.store'), $this->fields($fields))->assertSessionHasErrors($field);
        $this->assertSame(1, CertificationType::query()->count());
    }

    public function test_only_people_managers_see_the_types(): void
    {
        $executive = User::factory()->withAbilities(Ability::ViewCertificationTypes)->createOne(['is_executive_staff' => true]);

        $this->actingAs(User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne())->get(route('users.certification-types.index'))->assertForbidden();
        $this->actingAs($executive)->get(route('users.certification-types.index'))->assertInertia(fn ($page) => $page->where('can_edit', false)->etc());
        $this->post(route('users.certification-types.store'), $this->fields([]))->assertForbidden();
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return array<string, mixed>
     */
    private function fields(array $fields): array
    {
        return [...['title' => 'Payments handling', 'description' => 'Deposits and withdrawals.', 'valid_months' => '12', 'has_grace' => true, 'roles' => [], 'abilities' => []], ...$fields];
    }
}
