<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\AccountRules;
use App\Domain\Users\SecondFactorResetChecker;
use App\Enums\Ability;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\SecondFactorReset;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Asks for the removal of a colleague's authenticator app, for example after a lost phone. Another colleague must confirm it. */
final readonly class RequestSecondFactorReset
{
    public function __construct(private Outbox $outbox, private AuditTrail $audit) {}

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
            SecondFactorReset::query()->create(['user_id' => $current->id, 'requested_by' => $manager->id, 'reason' => $reason]);
            $this->audit->record('user.second_factor_reset_requested', $current, after: ['reason' => $reason], actorId: $manager->id);
            $this->tell($current, $reason, $manager);
        });
    }

    /** The user can object, and the managers can confirm it. */
    private function tell(User $user, string $reason, User $requester): void
    {
        $managers = User::writersHolding(Ability::ViewUsers)->whereKeyNot([$user->id, $requester->id])->orderBy('id')->get(['id'])->modelKeys();
        $this->outbox->broadcast([
            OutgoingEvent::personal(
                [$user->id],
                [
                    'type' => 'second_factor_reset',
                    'title' => "{$requester->full_name} asked to remove your authenticator app",
                    'body' => 'If you didn’t ask for this, tell your manager straight away.',
                    'url' => route('user-profile.edit', ['tab' => 'security'], absolute: false),
                ],
            ),
            OutgoingEvent::personal(array_values($managers), [
                'type' => 'second_factor_reset', 'title' => "Confirm a reset for {$user->full_name}",
                'body' => "{$requester->full_name}: {$reason}", 'url' => route('users.edit', $user, absolute: false),
            ]),
        ]);
    }
}
