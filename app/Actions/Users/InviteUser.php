<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\AccountRules;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Creates the account of a colleague and emails the invitation. The account is not active until the invitation is accepted. */
final readonly class InviteUser
{
    public function __construct(private SendInvitation $send, private AuditTrail $audit) {}

    /**
     * @param  array<string, mixed>  $fields  by the names of UserForm
     *
     * @throws ValidationException when the manager may not give this access
     */
    public function handle(array $fields, User $inviter): User
    {
        $errors = AccountRules::errors($inviter, null, $fields);
        if ($errors !== []) {
            throw ValidationException::withMessages($errors);
        }

        return DB::transaction(function () use ($fields, $inviter): User {
            $user = new User;
            // A random password, so that only the link in the email works.
            $user->forceFill([...$fields, 'password' => Str::random(64), 'is_active' => false])->save();
            $this->audit->record('user.created', $user, after: array_filter($fields), actorId: $inviter->id);
            $this->send->handle($user, $inviter);

            return $user;
        });
    }
}
