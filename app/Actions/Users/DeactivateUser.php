<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Actions\DeveloperTools\RevokeApiToken;
use App\Domain\Auth\AccountSecurity;
use App\Domain\Users\OwnedWork;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Users\RunTakeover;
use App\Models\User;
use App\Models\UserInvitation;
use App\Models\UserTakeover;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Ends a colleague's access at once: sessions, connections, tokens and trusted devices. Their work moves to the recipients. */
final readonly class DeactivateUser
{
    public function __construct(
        private AccountSecurity $security,
        private RevokeApiToken $revoke,
        private OwnedWork $work,
        private AdvanceTakeover $advance,
        private AuditTrail $audit,
    ) {}

    /**
     * @param  array<string, int|null>  $recipients  by kind of work; null leaves it unassigned
     *
     * @throws OperationRefusedException when the account can't be deactivated
     * @throws ValidationException when a kind of work has no answer
     */
    public function handle(User $user, array $recipients, User $manager): void
    {
        $takeover = DB::transaction(function () use ($user, $recipients, $manager): ?UserTakeover {
            // Two developers who deactivate each other at the same moment wait for each other here.
            $developers = User::query()->where('is_developer_staff', true)->where('is_active', true)->orderBy('id')->lockForUpdate()->get(['id']);
            $current = User::query()->lockForUpdate()->findOrFail($user->id);
            $isLast = $current->is_developer_staff && $developers->modelKeys() === [$current->id];
            $refusal = match (true) {
                $manager->is($current) => 'You can’t deactivate your own account.',
                ! $current->is_active => 'This account is not active.',
                $isLast => 'This is the last active developer. Give another user developer access first.',
                User::query()->whereKey($manager->id)->where('is_active', true)->doesntExist() => 'Your account is no longer active.',
                default => null,
            };
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }

            $this->end($current, $manager);

            return $this->takeover($current, $recipients, $manager);
        });

        // A small takeover is done at once.
        for ($step = 0; $takeover !== null && $step < 3 && $this->advance->handle($takeover->id); $step++) {
            continue;
        }
        if ($takeover !== null && $takeover->refresh()->finished_at === null) {
            RunTakeover::dispatch($takeover->id);
        }
    }

    private function end(User $user, User $manager): void
    {
        $user->forceFill(['is_active' => false])->save();
        $this->security->credentialsChanged($user);
        $user->tokens()->get()->each(fn ($token) => $this->revoke->handle($token));
        $user->secondFactorReset()->delete();
        // Otherwise a colleague who is shut out could open an account of their own.
        UserInvitation::query()->where('invited_by', $user->id)->delete();
        DB::table('password_reset_tokens')->where('email', $user->email)->delete();
        $this->audit->record('user.deactivated', $user, ['is_active' => true], ['is_active' => false], $manager->id);
    }

    /** @param  array<string, int|null>  $recipients */
    private function takeover(User $user, array $recipients, User $manager): ?UserTakeover
    {
        $kinds = array_keys($this->work->counts($user));
        $missing = array_values(array_diff($kinds, array_keys($recipients)));
        if ($missing !== []) {
            throw ValidationException::withMessages(array_fill_keys($missing, 'Choose who takes over.'));
        }

        return $kinds === [] ? null : UserTakeover::query()->create([
            'user_id' => $user->id, 'started_by' => $manager->id,
            'recipients' => array_intersect_key($recipients, array_flip($kinds)),
        ]);
    }
}
