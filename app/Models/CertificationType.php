<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsToMany;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * A certification that staff must hold.
 *
 * @mixin CertificationTypeProperties
 */
final class CertificationType extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['has_grace' => true, 'version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['valid_months' => 'integer', 'has_grace' => 'boolean', 'version' => 'integer'];
    }

    /** @return BelongsToMany<Role, $this> */
    public function roles(): BelongsToMany
    {
        return $this->belongsToMany(Role::class);
    }

    /** @return HasMany<GatedAbility, $this> */
    public function gatedAbilities(): HasMany
    {
        return $this->hasMany(GatedAbility::class);
    }
}
