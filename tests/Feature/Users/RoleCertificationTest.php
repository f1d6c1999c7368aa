<?php

declare(strict_types=1);

namespace Tests\Feature\Users;

use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Models\CertificationType;
use App\Models\GatedAbility;
use App\Models\RoleProposal;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\EditsRoles;
use Tests\TestCase;

/** A role gains an ability that needs a certification. */
final class RoleCertificationTest extends TestCase
{
    use EditsRoles, RefreshDatabase;

    #[TestWith(['viewClients', false])]
    #[TestWith(['viewDeposits', true])]
    public function test_users_of_the_role_can_send_evidence_straight_away(string $ability, bool $takesTwoPeople): void
    {
        $user = User::factory()->withRole(StaffRole::Marketing)->createOne();
        $type = CertificationType::query()->create(['title' => 'RSG training', 'description' => 'Signs of harm.', 'valid_months' => 12, 'has_grace' => false]);
        GatedAbility::query()->create(['ability' => $ability, 'certification_type_id' => $type->id]);

        $this->change($this->marketing, ["+{$ability}"])->assertSessionHasNoErrors();
        if ($takesTwoPeople) {
            $this->assertSame(0, $user->certifications()->count());
            $proposal = RoleProposal::query()->sole();
            $this->actingAs($this->colleague)->put(self::URL."/proposals/{$proposal->id}/confirmation")->assertSessionHas('success');
        }

        $this->assertSame([$type->id], $user->certifications()->where('status', CertificationStatus::Pending)->pluck('certification_type_id')->all());
    }
}
