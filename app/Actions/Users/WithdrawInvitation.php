<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\AccountRules;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Models\UserInvitation;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** The link of the invitation stops working. */
final readonly class WithdrawInvitation
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when there is no open invitation */
    public function handle(User $user, User $manager): void
    {
        $refusal = AccountRules::refusal($manager, $user);
        if ($refusal !== null) {
            throw new OperationRefusedException($refusal);
        }

        DB::transaction(function () use ($user): void {
            if (UserInvitation::query()->where('user_id', $user->id)->delete() === 0) {
                throw new OperationRefusedException('This invitation was already accepted or withdrawn.');
            }
            $this->audit->record('user.invitation_withdrawn', $user);
        });
    }
}
