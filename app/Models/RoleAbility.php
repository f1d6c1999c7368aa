<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\Ability;
use Illuminate\Database\Eloquent\Model;

/**
 * One ability of a role.
 *
 * @mixin RoleAbilityProperties
 */
final class RoleAbility extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'ability' => Ability::class,
        ];
    }
}
