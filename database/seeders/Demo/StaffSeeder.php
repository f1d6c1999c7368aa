<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Auth\RecoveryCodes;
use App\Domain\Auth\Totp;
use App\Enums\StaffRole;
use App\Models\Role;
use App\Models\User;
use Database\Seeders\RoleSeeder;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Str;

/** Staff for every role, enrolled in two-factor sign-in, and one new starter who still has to enrol. */
final class StaffSeeder extends Seeder
{
    public const PASSWORD = 'Spring-Carnival-Track-7';

    /** First name, last name, role. */
    private const STAFF = [
        ['Maya', 'Okonkwo', StaffRole::Developer], ['Felix', 'Brandt', StaffRole::Developer],
        ['Tom', 'Vance', StaffRole::AccountManager], ['Priya', 'Nair', StaffRole::AccountManager], ['Lena', 'Fox', StaffRole::AccountManager],
        ['Jarrod', 'Mills', StaffRole::AccountManager], ['Chloe', 'Petrakis', StaffRole::AccountManager],
        ['Siobhan', 'Keane', StaffRole::SeniorAccountManager], ['Marcus', 'Webb', StaffRole::SeniorAccountManager],
        ['Hugo', 'Lindgren', StaffRole::PaymentsOfficer], ['Anjali', 'Rao', StaffRole::PaymentsOfficer],
        ['Dana', 'Whitford', StaffRole::PaymentsManager], ['Omar', 'Haddad', StaffRole::RiskAnalyst], ['Yuki', 'Tanaka', StaffRole::RiskAnalyst],
        ['Rosie', 'Callaghan', StaffRole::RsgOfficer], ['Ben', 'Ahmadi', StaffRole::RsgOfficer], ['Zara', 'Quinn', StaffRole::Marketing],
        ['Nico', 'Santoro', StaffRole::Marketing], ['Erin', 'Lockwood', StaffRole::AffiliateManager], ['Pauline', 'Drummond', StaffRole::PeopleManager],
        ['Graham', 'Sterling', StaffRole::Executive], ['Ivy', 'Zhou', StaffRole::DatabaseContractor],
    ];

    public function run(): void
    {
        $this->call(RoleSeeder::class);
        $roles = Role::query()->pluck('id', 'name');
        $password = Hash::make(self::PASSWORD);

        foreach (self::STAFF as [$first, $last, $role]) {
            $this->makeUser($first, $last, $role, (int) $roles[$role->value], $password, enrolled: true);
        }
        $this->makeUser('Nell', 'Starter', StaffRole::AccountManager, (int) $roles[StaffRole::AccountManager->value], $password, enrolled: false);

        User::query()->whereIn('role_id', [$roles[StaffRole::AccountManager->value]])
            ->update(['manager_id' => User::query()->where('first_name', 'Siobhan')->value('id')]);
    }

    private function makeUser(string $first, string $last, StaffRole $role, int $roleId, string $password, bool $enrolled): void
    {
        $user = new User(['first_name' => $first, 'last_name' => $last, 'email' => Str::lower("{$first}.{$last}@paddock.example")]);
        $user->forceFill([
            'password' => $password,
            'role_id' => $roleId,
            'is_developer_staff' => $role === StaffRole::Developer,
            'is_executive_staff' => $role === StaffRole::Executive,
            'totp_secret' => $enrolled ? app(Totp::class)->newSecret() : null,
            'totp_confirmed_at' => $enrolled ? now()->subMonths(3) : null,
            // Unknown codes. Without codes, every sign-in would start with a warning.
            'recovery_codes' => $enrolled ? app(RecoveryCodes::class)->hashAll(app(RecoveryCodes::class)->make()) : null,
            'created_at' => $enrolled ? now()->subMonths(14) : now()->subDays(4),
            'password_changed_at' => now()->subMonths(3),
            'last_signed_out_at' => $enrolled ? now()->subHours(15) : null,
        ])->save();
    }
}
