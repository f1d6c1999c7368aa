<?php

declare(strict_types=1);

namespace App\Console\Commands\Demo;

use App\Models\User;
use Database\Seeders\Demo\StaffSeeder;
use Illuminate\Console\Command;

/** Lists the demo staff and how they sign in. */
final class ListDemoLogins extends Command
{
    protected $signature = 'demo:logins';

    protected $description = 'List one demo user per role, and their password';

    public function handle(): int
    {
        $staff = User::query()->with('role')->where('email', 'like', '%@paddock.example')->orderBy('id')->get();
        if ($staff->isEmpty()) {
            return self::SUCCESS;
        }

        $oneEach = $staff->unique(static fn (User $user): string => $user->role_id.($user->totp_confirmed_at === null ? 'new' : ''));
        $this->table(['Email', 'Role', 'Second factor'], $oneEach->map(static fn (User $user): array => [
            $user->email, $user->role->title, $user->totp_confirmed_at === null ? 'set up at first sign-in' : "php artisan demo:code {$user->email}",
        ])->all());
        $this->line('  Password of all users: <options=bold>'.StaffSeeder::PASSWORD.'</>');

        return self::SUCCESS;
    }
}
