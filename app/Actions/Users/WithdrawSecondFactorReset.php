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

    /**
     * @param  string  $seen  when the request on the manager's page was made
     *
     * @throws OperationRefusedException when there is no request, another one replaced it, or the manager can't change the account
     */
    public function handle(User $user, string $seen, User $manager): void
    {
        DB::transaction(function () use ($user, $seen, $manager): void {
            $current = User::query()->lockForUpdate()->findOrFail($user->id);
            $refusal = AccountRules::refusal($manager, $current);
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $reset = $current->secondFactorReset()->first();
            if ($reset?->created_at->toIso8601ZuluString() !== $seen) {
                throw new OperationRefusedException('This request was already decided or withdrawn.');
            }
            $reset->delete();
            $this->audit->record('user.second_factor_reset_withdrawn', $current, actorId: $manager->id);
        });
    }
}
