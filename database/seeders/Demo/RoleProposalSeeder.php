<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Users\ChangeRoleRights;
use App\Domain\Users\RoleRights;
use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\Role;
use App\Models\User;

/** A role that differs from its default, and a proposed change that waits for a second person. */
final readonly class RoleProposalSeeder
{
    public function __construct(private ChangeRoleRights $change) {}

    public function run(): void
    {
        $manager = User::query()->where('email', 'pauline.drummond@paddock.example')->firstOrFail();

        $this->add(StaffRole::SeniorAccountManager, Ability::ViewMarketingReports, 'Team leads plan promotions with marketing', $manager);
        $this->add(StaffRole::RiskAnalyst, Ability::ViewRsgCommunications, 'Risk analysts follow up messages about betting patterns', $manager);
    }

    private function add(StaffRole $name, Ability $ability, string $reason, User $manager): void
    {
        $role = Role::query()->where('name', $name->value)->firstOrFail();
        $this->change->handle($role, RoleRights::of([...RoleRights::held($role)->names, $ability->value]), $role->version, $reason, $manager);
    }
}
