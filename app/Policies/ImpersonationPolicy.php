<?php

declare(strict_types=1);

namespace App\Policies;

use App\Enums\Ability;
use App\Enums\RoleDuty;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\RoleAbility;
use App\Models\User;

/**
 * Impersonation is never upward and never nested.
 *
 * Developers may impersonate any active user. Other user managers may impersonate users whose abilities they all have
 * themselves, but never a developer or an executive.
 */
final readonly class ImpersonationPolicy
{
    public function __construct(private CurrentImpersonation $current) {}

    /** Whether the user may impersonate colleagues. */
    public function impersonate(User $actor): bool
    {
        return $this->current->find() === null && $this->holdsTheRight($actor);
    }

    /** Why this colleague cannot be impersonated, or null when they can. */
    public function refusal(User $actor, User $target): ?string
    {
        return $this->current->find() !== null ? 'Stop the current impersonation first.' : $this->standingRefusal($actor, $target);
    }

    /** The rules that must keep applying during an impersonation. */
    public function standingRefusal(User $actor, User $target): ?string
    {
        return match (true) {
            ! $actor->is_active || ! $this->holdsTheRight($actor) => 'You don’t have permission to impersonate other users.',
            $actor->is($target) => 'You can’t impersonate yourself.',
            ! $target->is_active => "{$target->full_name}’s account is not active.",
            ! $this->isCertifiedFor($actor, $target) => "You can’t impersonate {$target->full_name} because your own certification for what they do has lapsed.",
            $actor->is_developer_staff => null,
            $target->is_developer_staff || $target->is_executive_staff => 'Only developers can impersonate developers and executives.',
            ! $this->within($actor, $target) => "You can’t impersonate {$target->full_name} because they have permissions that you don’t have.",
            default => null,
        };
    }

    private function holdsTheRight(User $actor): bool
    {
        return $actor->is_developer_staff || $actor->hasAbility(Ability::ViewUsers);
    }

    private function isCertifiedFor(User $actor, User $target): bool
    {
        return $actor->withheldAbilities() === []
            || ((! $target->handlesPayments() || $actor->handlesPayments())
                && $target
                    ->loadMissing('roleAbilities')
                    ->roleAbilities->every(
                        static fn (RoleAbility $held): bool => ! isset($actor->withheldAbilities()[$held->ability->value]),
                    ));
    }

    /** Also the duties of the role: some changes stay open while impersonating. */
    private function within(User $actor, User $target): bool
    {
        [$own, $theirs] = [$actor->loadMissing('role')->role, $target->loadMissing(['role', 'roleAbilities'])->role];

        return $target->roleAbilities->every(static fn (RoleAbility $held): bool => $actor->hasAbility($held->ability))
            && collect(RoleDuty::cases())->every(static fn (RoleDuty $duty): bool => ! $theirs->getAttribute($duty->value) || $own->getAttribute($duty->value));
    }
}
