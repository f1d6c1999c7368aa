<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Actions\Auth\SendSecurityNotice;
use App\Domain\Users\AccountRules;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Models\UserTakeover;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Lets a deactivated colleague sign in again, with their password and second factor. */
final readonly class ReactivateUser
{
    public function __construct(private SendSecurityNotice $notice, private AssignCertifications $certifications, private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the account can't be reactivated */
    public function handle(User $user, User $manager): void
    {
        DB::transaction(function () use ($user, $manager): void {
            $current = User::query()->lockForUpdate()->findOrFail($user->id);
            $refusal = AccountRules::refusal($manager, $current) ?? match (true) {
                $current->is_active => 'This account is already active.',
                ! $current->hasPassword() => 'This user has not chosen a password yet. Send an invitation instead.',
                // The takeover would also move what colleagues assign to this user from now on.
                UserTakeover::query()->where('user_id', $current->id)->whereNull('finished_at')->exists() => "The work of {$current->full_name} is still moving to colleagues. Try again in a minute.",
                default => null,
            };
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $current->forceFill(['is_active' => true])->save();
            $this->audit->record('user.reactivated', $current, ['is_active' => false], ['is_active' => true], $manager->id);
            $this->notice->handle($current, "Your account was reactivated by {$manager->full_name}.");
        });
        // Afterwards, because it locks certification types before users.
        $this->certifications->handle();
    }
}
