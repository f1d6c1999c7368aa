<?php

declare(strict_types=1);

namespace App\Domain\FilterPresets;

use App\Infrastructure\Search\WholeContact;
use App\Models\FilterPreset;
use App\Models\User;
use App\Support\ContactMask;

/** Whether a preset is shared with a user. A search for a contact detail stays with the roles that see it (decision 0021). */
final readonly class PresetAccess
{
    public static function isSharedWith(User $user, FilterPreset $preset): bool
    {
        return in_array($user->role_id, $preset->shared_role_ids, true) && (ContactMask::isLifted($user) || ! self::hasContact($preset));
    }

    private static function hasContact(FilterPreset $preset): bool
    {
        $search = $preset->filters['search'] ?? '';

        return isset($preset->filters['email'])
            || preg_match('/\b(?:phone|email):/i', $search) === 1
            || WholeContact::allIn($search) !== []
            || array_filter(explode(' ', $search), WholeContact::isPart(...)) !== [];
    }
}
