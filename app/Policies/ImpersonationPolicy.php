<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Models\RoleAbility;
use App\Models\User;
use App\Services\Impersonation\CurrentImpersonation;

/**
 * Who may work as whom: never upward, never nested.
 *
 * Developers may impersonate any active colleague. Others who look after users may impersonate those who can do nothing
 * that they cannot do themselves, and never a developer or an executive.
 */
final readonly class ImpersonationPolicy
{
    public function __construct(private CurrentImpersonation $current) {}

    /** Whether the person may impersonate anybody at all. */
    public function impersonate(User $actor): bool
    {
        return $this->current->find() === null && $this->holdsTheRight($actor);
    }

    /** Why this colleague cannot be impersonated, or null when they can. */
    public function refusal(User $actor, User $target): ?string
    {
        return match (true) {
            $this->current->find() !== null => 'Stop the impersonation you are in first.',
            default => $this->standingRefusal($actor, $target),
        };
    }

    /** The rules that must go on holding while the impersonation lasts. */
    public function standingRefusal(User $actor, User $target): ?string
    {
        return match (true) {
            ! $actor->is_active || ! $this->holdsTheRight($actor) => 'You may not impersonate anybody.',
            $actor->is($target) => 'You cannot impersonate yourself.',
            ! $target->is_active => "{$target->full_name}'s account is not active.",
            $actor->is_developer_staff => null,
            $target->is_developer_staff || $target->is_executive_staff => 'Only developers may impersonate a developer or an executive.',
            ! $this->within($actor, $target) => "{$target->full_name} may do things that you may not.",
            default => null,
        };
    }

    private function holdsTheRight(User $actor): bool
    {
        return $actor->is_developer_staff || $actor->hasAbility(Ability::ViewUsers);
    }

    private function within(User $actor, User $target): bool
    {
        return $target->loadMissing('roleAbilities')->roleAbilities
            ->every(static fn (RoleAbility $held): bool => $actor->hasAbility($held->ability));
    }
}
