<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\AccountRules;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

final readonly class WithdrawSecondFactorReset
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when there is no request, or the manager can't change the account */
    public function handle(User $user, User $manager): void
    {
        DB::transaction(function () use ($user, $manager): void {
            $current = User::query()->lockForUpdate()->findOrFail($user->id);
            $refusal = AccountRules::refusal($manager, $current);
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            if ($current->secondFactorReset()->delete() === 0) {
                throw new OperationRefusedException('This request was already decided or withdrawn.');
            }
            $this->audit->record('user.second_factor_reset_withdrawn', $current, actorId: $manager->id);
        });
    }
}
