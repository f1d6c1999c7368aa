<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Actions\Auth\SendSecurityNotice;
use App\Domain\Users\AccountRules;
use App\Domain\Users\RoleRights;
use App\Enums\Ability;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Saves the changed fields of a colleague's account. A new role applies at once. */
final readonly class UpdateUser
{
    public function __construct(
        private SendInvitation $invite,
        private SendSecurityNotice $notice,
        private AssignCertifications $certifications,
        private AuditTrail $audit,
    ) {}

    /**
     * @param  array<string, mixed>  $fields  by the names of UserForm
     * @param  int  $version  of the account when the form was opened
     *
     * @throws OperationRefusedException when the manager may not change this account, or too few users could edit roles afterwards
     * @throws ChangedMeanwhileException when a colleague changed it
     * @throws ValidationException when the manager may not give this access
     */
    public function handle(User $user, array $fields, int $version, User $manager): void
    {
        $isRoleChanged = DB::transaction(function () use ($user, $fields, $version, $manager): bool {
            // Two developers who take each other's access at the same moment wait for each other here.
            $held = User::query()->whereKey([$user->id, $manager->id])->orderBy('id')->lockForUpdate()->get();
            [$current, $manager] = [$held->findOrFail($user->id), $held->findOrFail($manager->id)];
            $refusal = $manager->is_active ? AccountRules::refusal($manager, $current) : 'Your account is no longer active.';
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited($current->full_name);
            }

            $before = $current->only(array_keys($fields));
            $changes = array_keys($current->forceFill($fields)->getDirty());
            $errors = AccountRules::errors($manager, $current, Arr::only($fields, $changes));
            if ($errors !== []) {
                throw ValidationException::withMessages($errors);
            }
            if ($changes === []) {
                return false;
            }
            $editor = User::writersHolding(Ability::ViewRoles)->whereKey($current->id);
            $wasEditor = $editor->exists();
            $current->save();
            if ($wasEditor && $editor->doesntExist()) {
                RoleRights::refuseTooFewEditors();
            }
            $this->audit->record('user.updated', $current, Arr::only($before, $changes), Arr::only($fields, $changes), $manager->id);
            if (in_array('email', $changes, true)) {
                $this->emailChanged($current, (string) $before['email'], $manager);
            }

            return in_array('role_id', $changes, true);
        });
        // Afterwards, because it locks certification types before users.
        if ($isRoleChanged) {
            $this->certifications->handle();
        }
    }

    /** The former address hears of the change. An open invitation goes to the new one, and the old link stops working. */
    private function emailChanged(User $user, string $former, User $manager): void
    {
        if ($user->invitation()->exists()) {
            $this->invite->handle($user, $manager);
        } elseif ($user->hasPassword()) {
            $this->notice->handle(
                (clone $user)->forceFill(['email' => $former]),
                "The email address of your account was changed to {$user->email} by {$manager->full_name}.",
            );
        }
    }
}
