<?php

declare(strict_types=1);

namespace App\Infrastructure\Realtime;

use App\Enums\Ability;
use App\Models\User;
use App\Models\Withdrawal;

/** Who has a withdrawal open: the presence channel `presence-withdrawal.{id}`. */
final readonly class WithdrawalPresence
{
    // Not named as the route's parameter is: a channel is asked for by the id, which nothing resolves to a record before.
    public const CHANNEL = 'withdrawal.{withdrawalId}';

    public function __construct(private PresenceMember $members) {}

    /**
     * @param  string  $withdrawal  the id, as it stands in the channel's name
     * @return array{id: int, full_name: string, photo: ?string}|false what the others see; false when it may not be viewed
     */
    public function member(User $user, string $withdrawal): array|false
    {
        $isAdmitted = $user->is_active && $user->hasAbility(Ability::ViewWithdrawals)
            && preg_match('/\A[1-9][0-9]{0,17}\z/', $withdrawal) === 1 && Withdrawal::query()->whereKey((int) $withdrawal)->exists();

        return $isAdmitted ? $this->members->of($user) : false;
    }
}
