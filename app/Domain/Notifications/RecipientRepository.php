<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Enums\Ability;
use App\Models\User;

/** Active users who may be notified. */
final readonly class RecipientRepository
{
    /** @return array<int, string> time zones of the active users who hold the ability and the certification it needs, by user id */
    public function holding(Ability $ability): array
    {
        /** @var array<int, string> */
        return User::holding($ability)->orderBy('id')->toBase()->pluck('timezone', 'id')->all();
    }

    /**
     * @param  list<int>  $userIds
     * @return list<int> the active ones
     */
    public function active(array $userIds): array
    {
        return $userIds === [] ? [] : array_values(User::query()->whereKey($userIds)->where('is_active', true)->get(['id'])->modelKeys());
    }
}
