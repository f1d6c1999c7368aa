<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Enums\StaffRole;
use App\Models\User;
use Illuminate\Container\Attributes\Config;
use Illuminate\Container\Attributes\Scoped;
use WeakMap;

/**
 * The records account managers may change: their own, their team's or all, by `paddock.clients.edit_scope`.
 *
 * Unassigned records are open to all of them. Other roles have no limit.
 */
#[Scoped]
final class EditScope
{
    private const SCOPED_ROLES = [StaffRole::AccountManager->value, StaffRole::SeniorAccountManager->value];

    /** @var WeakMap<User, array<int, int|null>> managers of owners by user, read once per request */
    private WeakMap $managers;

    /** @param  string  $editScope  own, team or all */
    public function __construct(
        #[Config('paddock.clients.edit_scope')]
        private readonly string $editScope,
    ) {
        $this->managers = new WeakMap;
    }

    /** @param  int|null  $ownerId  the account manager or owner of the record */
    public function includes(User $user, ?int $ownerId): bool
    {
        if (! $this->binds($user) || $ownerId === null || $ownerId === $user->id) {
            return true;
        }

        return $this->editScope === 'team' && $this->leadsOrShares($user, $ownerId);
    }

    /**
     * The same check for many records.
     *
     * @return list<int>|null the owners whose records the user may change; null for all
     */
    public function ownerIds(User $user): ?array
    {
        if (! $this->binds($user)) {
            return null;
        }
        if ($this->editScope !== 'team') {
            return [$user->id];
        }

        $leads = array_filter([$user->id, $user->manager_id]);

        return array_values(array_unique([...$leads, ...User::query()->whereIn('manager_id', $leads)->pluck('id')->all()]));
    }

    /** Whether the user's role is limited to certain owners. */
    public function binds(User $user): bool
    {
        return $this->editScope !== 'all' && in_array($user->roleName(), self::SCOPED_ROLES, true);
    }

    /** Whether user and owner are in the same team: one reports to the other, or both report to the same manager. */
    private function leadsOrShares(User $user, int $ownerId): bool
    {
        if ($ownerId === $user->manager_id) {
            return true;
        }

        $known = $this->managers[$user] ?? [];
        if (! array_key_exists($ownerId, $known)) {
            $manager = User::query()->whereKey($ownerId)->value('manager_id');
            $known[$ownerId] = $manager === null ? null : (int) $manager;
            $this->managers[$user] = $known;
        }
        $theirs = $known[$ownerId];

        return $theirs !== null && ($theirs === $user->id || $theirs === $user->manager_id);
    }
}
