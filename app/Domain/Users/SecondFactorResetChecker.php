<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Models\AuditEvent;
use App\Models\SecondFactorReset;
use App\Models\User;

/**
 * Who may confirm the removal of a colleague's authenticator app. A reset and a changed email address together take over an account,
 * so an account made for the purpose, or the author of the new address, can't be the second person.
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
            $manager->created_at->isAfter(now()->subDays(self::DAYS)) => 'Your account is less than '.self::DAYS.' days old, so another colleague must confirm this.',
            self::changedEmail($reset->user_id, $manager) => 'You changed the email of this account in the last '.self::DAYS.' days, so another colleague must confirm this.',
            default => null,
        };
    }

    private static function changedEmail(int $userId, User $manager): bool
    {
        return AuditEvent::query()->where('subject_type', $manager->getMorphClass())->where('subject_id', $userId)->where('actor_id', $manager->id)
            ->where('action', 'user.updated')->where('created_at', '>=', now()->subDays(self::DAYS))->get(['after'])
            ->contains(static fn (AuditEvent $change): bool => array_key_exists('email', $change->after));
    }
}
