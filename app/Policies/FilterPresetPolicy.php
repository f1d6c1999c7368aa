<?php

declare(strict_types=1);

namespace App\Policies;

use App\Domain\FilterPresets\PresetAccess;
use App\Models\FilterPreset;
use App\Models\User;
use Illuminate\Auth\Access\Response;

/** Only the owner may change a preset. Users it is shared with can open it. Others get a 404. */
final readonly class FilterPresetPolicy
{
    public function view(User $user, FilterPreset $preset): Response
    {
        return $this->sees($user, $preset) ? Response::allow() : Response::denyAsNotFound();
    }

    /** May rename, share, overwrite, delete and restore it. */
    public function update(User $user, FilterPreset $preset): Response
    {
        return match (true) {
            ! $this->sees($user, $preset) => Response::denyAsNotFound(),
            $this->owns($user, $preset) => Response::allow(),
            default => Response::deny('Only its owner can change a preset.'),
        };
    }

    private function sees(User $user, FilterPreset $preset): bool
    {
        return $user->hasAbility($preset->list->ability())
            && ($this->owns($user, $preset) || PresetAccess::isSharedWith($user, $preset));
    }

    private function owns(User $user, FilterPreset $preset): bool
    {
        return $preset->user_id === $user->id || $user->is_developer_staff;
    }
}
