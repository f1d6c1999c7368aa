<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Auth\Invitations;
use App\Domain\Users\AccountRules;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Auth\SendInvitationLink;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Emails a one-time link to a colleague who has not chosen a password yet. Earlier links stop working. */
final readonly class SendInvitation
{
    public function __construct(private Invitations $invitations, private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the colleague already has a password */
    public function handle(User $user, User $inviter): void
    {
        DB::transaction(function () use ($user, $inviter): void {
            $current = User::query()->lockForUpdate()->findOrFail($user->id);
            $refusal = AccountRules::refusal($inviter, $current) ?? ($current->hasPassword() ? "{$current->full_name} has already chosen a password." : null);
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $this->invitations->open($current, $inviter);
            $this->audit->record('user.invitation_sent', $current, actorId: $inviter->id);
            SendInvitationLink::dispatch($current->id);
        });
    }
}
