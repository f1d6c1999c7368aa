<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Actions\Auth\SendSecurityNotice;
use App\Domain\Auth\AccountSecurity;
use App\Domain\Users\SecondFactorResetChecker;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** The second person's decision: the authenticator app and the recovery codes are removed, and all sessions end. */
final readonly class ConfirmSecondFactorReset
{
    public function __construct(private AccountSecurity $security, private SendSecurityNotice $notice, private AuditTrail $audit) {}

    /**
     * @param  string  $seen  when the request that the manager read was made
     *
     * @throws OperationRefusedException when there is no live request, another one replaced it, or the manager can't confirm it
     */
    public function handle(User $user, string $seen, User $manager): void
    {
        DB::transaction(function () use ($user, $seen, $manager): void {
            $current = User::query()->lockForUpdate()->findOrFail($user->id);
            $reset = $current->secondFactorReset()->with('requester')->first();
            if ($reset === null || ! $reset->isLive()) {
                throw new OperationRefusedException('There is no request to confirm. It was decided, was withdrawn or has expired.');
            }
            $refusal = $reset->created_at->toIso8601ZuluString() === $seen
                ? SecondFactorResetChecker::refusal($reset, $manager)
                : "{$reset->requester->full_name} has made another request since you opened the page. Read it before you confirm.";
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $this->security->removeSecondFactor($current);
            $this->audit->record(
                'user.two_factor_reset',
                $current,
                after: ['reason' => $reset->reason, 'requested_by' => $reset->requested_by],
                actorId: $manager->id,
            );
            $this->notice->handle(
                $current,
                "Your authenticator app was removed: {$reset->requester->full_name} requested it and {$manager->full_name} confirmed it. You will set up a new app when you next sign in.",
            );
        });
    }
}
