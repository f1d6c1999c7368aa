<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Models\User;
use Illuminate\Container\Attributes\Config;
use Illuminate\Container\Attributes\Scoped;
use WeakMap;

/**
 * The clients and leads that a user may change: their own, their team's or all, by `paddock.clients.edit_scope`.
 *
 * Unassigned records are open to all users. Executives change no record. Roles with the duty to change all clients have no limit.
 */
#[Scoped]
final class EditScope
{
    /** @var WeakMap<User, list<int>> the owners in each user's team, read once per request */
    private WeakMap $teams;

    /** @param  string  $editScope  own, team or all */
    public function __construct(
        #[Config('paddock.clients.edit_scope')]
        private readonly string $editScope,
    ) {
        $this->teams = new WeakMap;
    }

    /** @param  int|null  $ownerId  the account manager or owner of the record */
    public function includes(User $user, ?int $ownerId): bool
    {
        $owners = $ownerId === null || $ownerId === $user->id ? null : $this->ownerIds($user);

        return ! $user->isReadOnly() && ($owners === null || in_array($ownerId, $owners, true));
    }

    /**
     * In a team, one user reports to the other, or both report to the same manager.
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

        return $this->teams[$user] ??= array_values(
            array_unique([...$leads, ...User::query()->whereIn('manager_id', $leads)->pluck('id')->map(intval(...))->all()]),
        );
    }

    /** Whether the user's role is limited to certain owners. */
    public function binds(User $user): bool
    {
        return $this->editScope !== 'all' && ! $user->changesAllClients();
    }
}
