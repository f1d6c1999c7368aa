<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Auth\Invitations;
use App\Enums\StaffRole;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Role;
use App\Models\User;
use App\Models\UserInvitation;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Validator;
use Illuminate\Support\Str;

/** Creates the developer who invites everyone else, in a database without staff. Prints the link with which they choose their password. */
final class CreateFirstUser extends Command
{
    protected $signature = 'users:first {email} {first_name} {last_name}';

    protected $description = 'Create the first account of a new installation, and print its invitation';

    public function handle(Invitations $invitations, AuditTrail $audit): int
    {
        /** @var array{email: string, first_name: string, last_name: string} $fields */
        $fields = $this->arguments();
        $fields['email'] = Str::lower(trim($fields['email']));
        $mistakes = Validator::make($fields, [
            'email' => ['email:rfc', 'max:255'],
            'first_name' => ['filled', 'max:255'],
            'last_name' => ['filled', 'max:255'],
        ])->errors();
        $role = Role::query()->where('name', StaffRole::Developer->value)->first();
        // The link of an earlier run was lost or has expired.
        $waiting = User::withTrashed()->count() === 1
            ? User::query()->where('is_active', false)->get()->first(static fn (User $user): bool => ! $user->hasPassword())
            : null;
        $refusal = match (true) {
            $mistakes->isNotEmpty() => $mistakes->first(),
            $waiting === null && User::withTrashed()->exists() => 'There are accounts already. A developer invites colleagues on the Users page.',
            $role === null => 'There are no roles yet. Run php artisan db:seed --force first.',
            default => null,
        };
        if ($refusal !== null || $role === null) {
            $this->error((string) $refusal);

            return self::FAILURE;
        }

        $token = DB::transaction(static function () use ($fields, $role, $waiting, $invitations, $audit): string {
            $user = $waiting ?? new User;
            // Replaced by the password that they choose.
            $user
                ->forceFill([
                    'email' => $fields['email'],
                    'first_name' => $fields['first_name'],
                    'last_name' => $fields['last_name'],
                    'role_id' => $role->id,
                    'is_developer_staff' => true,
                    'password' => Str::random(64),
                    'is_active' => false,
                ])
                ->save();
            $audit->record(
                $waiting === null ? 'user.created' : 'user.invitation_sent',
                $user,
                after: ['email' => $user->email, 'role_id' => $role->id, 'is_developer_staff' => true],
            );
            $invitations->open($user, $user);

            return $invitations->makeToken(UserInvitation::query()->where('user_id', $user->id)->firstOrFail());
        });
        $this->line(route('invitation.edit', ['token' => $token]));
        $this->info("Open this link within {$invitations->hours()} hours to choose the password and set up the second factor. It works once.");

        return self::SUCCESS;
    }
}
