<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Auth\Invitations;
use App\Enums\StaffRole;
use App\Models\AuthenticationLog;
use App\Models\Role;
use App\Models\SecondFactorReset;
use App\Models\User;
use App\Models\UserInvitation;
use App\Models\UserTakeover;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Str;

/** Colleagues with an open, an expired and no invitation, one who left and whose clients moved, one who lost a phone, and the last sign-ins of the others. */
final class UserAccountSeeder extends Seeder
{
    public function run(): void
    {
        $manager = User::query()->where('first_name', 'Pauline')->sole();
        $invitations = app(Invitations::class);

        $invitations->open($this->makeUser('Asha', 'Menon', StaffRole::PaymentsOfficer), $manager);
        $late = $this->makeUser('Kofi', 'Mensah', StaffRole::Marketing);
        $invitations->open($late, $manager);
        UserInvitation::query()->where('user_id', $late->id)->update(['expires_at' => now()->subDays(2), 'updated_at' => now()->subDays(5)]);
        $gone = $this->makeUser('Wes', 'Harper', StaffRole::AccountManager);
        $gone->forceFill(['password_changed_at' => now()->subMonths(9), 'last_signed_in_at' => now()->subMonths(2)])->save();
        UserTakeover::query()->create([
            'user_id' => $gone->id, 'started_by' => $manager->id, 'recipients' => ['clients' => User::query()->where('first_name', 'Siobhan')->value('id')],
            'moved_rows' => 31, 'finished_at' => now()->subMonths(2),
        ]);

        SecondFactorReset::query()->create([
            'user_id' => User::query()->where('first_name', 'Lena')->value('id'), 'requested_by' => $manager->id,
            'reason' => 'Lost her phone; I called her back on her mobile and checked her birthday.',
        ]);

        foreach (
            AuthenticationLog::query()
                ->whereNotNull('user_id')
                ->groupBy('user_id')
                ->selectRaw('user_id, max(created_at) as at')
                ->pluck('at', 'user_id') as $userId => $at
        ) {
            User::query()
                ->whereKey($userId)
                ->whereNull('last_signed_in_at')
                ->update(['last_signed_in_at' => $at]);
        }
    }

    private function makeUser(string $first, string $last, StaffRole $role): User
    {
        $user = new User([
            'first_name' => $first,
            'last_name' => $last,
            'email' => Str::lower("{$first}.{$last}@paddock.example"),
        ]);
        $user
            ->forceFill([
                'password' => Hash::make(Str::random(64)),
                'role_id' => Role::query()->where('name', $role->value)->value('id'),
                'is_active' => false,
            ])
            ->save();

        return $user;
    }
}
