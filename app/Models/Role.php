<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * A staff role; its abilities are in `role_abilities`.
 *
 * @mixin RoleProperties
 */
final class Role extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = [
        'handles_payments' => false,
        'approves_large_withdrawals' => false,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'handles_payments' => 'boolean',
            'approves_large_withdrawals' => 'boolean',
        ];
    }

    /** @return HasMany<RoleAbility, $this> */
    public function abilities(): HasMany
    {
        return $this->hasMany(RoleAbility::class);
    }
}
