<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Enums\Ability;
use App\Models\AuditEvent;
use App\Models\SecondFactorReset;
use App\Models\User;

/**
 * Checks who may confirm the removal of a colleague's authenticator app, and when. With a reset and a new email
 * address, colleagues could take over an account. So {@see AccountRules} keeps the address after a reset until the user has a new app.
 */
final readonly class SecondFactorResetChecker
{
    private const DAYS = 7;

    /** Why the manager can't confirm an open request, or null. */
    public static function refusal(SecondFactorReset $reset, User $manager): ?string
    {
        return match (true) {
            $manager->id === $reset->user_id => 'You can’t confirm this for your own account.',
            $manager->id === $reset->requested_by => 'You requested this, so a colleague must confirm it.',
            $manager->isNew() => User::TOO_NEW,
            ! $reset->requester->is_active || ! $reset->requester->hasAbility(Ability::ViewUsers) => 'The colleague who requested this can no longer manage users. Withdraw the request and make a new one.',
            AccountRules::refusal($reset->requester, $reset->user) !== null => 'The colleague who requested this can no longer change this account. A developer can withdraw the request and make a new one.',
            $reset->requester->isNew() => User::REQUESTER_TOO_NEW,
            default => self::tooEarly($reset->user_id),
        };
    }

    /**
     * Why a reset for this user must wait, or null. A changed email was reported to the former address, and the user gets time to object. Also
     * after a change by the user: a browser that was left open is enough for that.
     */
    public static function tooEarly(int $userId): ?string
    {
        $isChanged = AuditEvent::query()->where('subject_type', (new User)->getMorphClass())->where('subject_id', $userId)
            ->where('action', 'user.updated')->where('created_at', '>=', now()->subDays(self::DAYS))->get(['after'])
            ->contains(static fn (AuditEvent $change): bool => array_key_exists('email', $change->after));

        return $isChanged
            ? 'The email of this account was changed in the last '
                .self::DAYS.' days. The authenticator app can be reset when '.self::DAYS.' days have passed.'
            : null;
    }
}
