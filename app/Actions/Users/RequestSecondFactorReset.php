<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\AccountRules;
use App\Domain\Users\SecondFactorResetChecker;
use App\Domain\Users\SecondFactorResetNotifier;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\SecondFactorReset;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Asks for the removal of a colleague's authenticator app, for example after a lost phone. Another colleague must confirm it. */
final readonly class RequestSecondFactorReset
{
    public function __construct(private SecondFactorResetNotifier $notifier, private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the manager can't ask for it, or it is already requested */
    public function handle(User $user, string $reason, User $manager): void
    {
        DB::transaction(function () use ($user, $reason, $manager): void {
            $current = User::query()->lockForUpdate()->findOrFail($user->id);
            $refusal = AccountRules::refusal($manager, $current) ?? match (true) {
                $manager->is($current) => 'Reset your own authenticator app under Edit profile, Security.',
                ! $current->is_active => 'This account is not active.',
                $current->totp_confirmed_at === null => 'This user has no authenticator app.',
                $current->secondFactorReset?->isLive() === true => 'A colleague has already requested this.',
                default => SecondFactorResetChecker::tooEarly($current->id),
            };
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $current->secondFactorReset()->delete();
            $reset = SecondFactorReset::query()->create(['user_id' => $current->id, 'requested_by' => $manager->id, 'reason' => $reason]);
            $this->audit->record('user.second_factor_reset_requested', $current, after: ['reason' => $reason], actorId: $manager->id);
            $this->notifier->requested($reset, $current, $manager);
        });
    }
}
