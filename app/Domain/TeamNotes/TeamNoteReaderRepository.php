<?php

declare(strict_types=1);

namespace App\Domain\TeamNotes;

use App\Enums\Ability;
use App\Models\RoleAbility;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;

final readonly class TeamNoteReaderRepository
{
    /** @return Builder<User> active colleagues who can read team notes: all but contractors */
    public static function all(): Builder
    {
        return User::query()->where('users.is_active', true)
            ->whereNotIn('users.role_id', RoleAbility::query()->where('ability', Ability::CanViewDatabaseOnly)->select('role_id'));
    }
}
