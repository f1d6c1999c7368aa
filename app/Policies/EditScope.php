<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\StaffRole;
use App\Models\User;
use Illuminate\Container\Attributes\Config;
use Illuminate\Container\Attributes\Scoped;
use WeakMap;

/**
 * Whose records account managers may change: their own, their team's or everybody's, by `paddock.clients.edit_scope`.
 *
 * A record that nobody looks after is anybody's. Other roles are not bound by it.
 */
#[Scoped]
final class EditScope
{
    private const SCOPED_ROLES = [StaffRole::AccountManager->value, StaffRole::SeniorAccountManager->value];

    /** @var WeakMap<User, array<int, int|null>> whom owners report to, by the person who asks: read once a request, as their abilities are */
    private WeakMap $managers;

    /** @param  string  $editScope  own, team or all */
    public function __construct(
        #[Config('paddock.clients.edit_scope')]
        private readonly string $editScope,
    ) {
        $this->managers = new WeakMap;
    }

    /** @param  int|null  $ownerId  who looks after the record */
    public function includes(User $user, ?int $ownerId): bool
    {
        if (! $this->binds($user) || $ownerId === null || $ownerId === $user->id) {
            return true;
        }

        return $this->editScope === 'team' && $this->leadsOrShares($user, $ownerId);
    }

    /**
     * The same for many records at once.
     *
     * @return list<int>|null whose records this person may change; null when everybody's
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

    /** Whether it matters for this person whose a record is. */
    public function binds(User $user): bool
    {
        return $this->editScope !== 'all' && in_array($user->roleName(), self::SCOPED_ROLES, true);
    }

    /** The owner reports to this person, or to the same person, or is who this person reports to. */
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
