<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

final readonly class WithdrawSecondFactorReset
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when there is no request */
    public function handle(User $user): void
    {
        DB::transaction(function () use ($user): void {
            if ($user->secondFactorReset()->delete() === 0) {
                throw new OperationRefusedException('This request was already decided or withdrawn.');
            }
            $this->audit->record('user.second_factor_reset_withdrawn', $user);
        });
    }
}
