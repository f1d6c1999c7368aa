<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * A job in the business; what it may do stands in `role_abilities`.
 *
 * @property int $id
 * @property string $name
 * @property string $title
 * @property string $description
 * @property-read Collection<int, RoleAbility> $abilities
 */
final class Role extends Model
{
    /** @var list<string> */
    protected $fillable = [
        'name',
        'title',
        'description',
    ];

    /** @return HasMany<RoleAbility, $this> */
    public function abilities(): HasMany
    {
        return $this->hasMany(RoleAbility::class);
    }
}
