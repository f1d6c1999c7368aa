<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\StaffRole;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Support\Str;

/**
 * A staff role; its abilities are in `role_abilities`.
 *
 * @mixin RoleProperties
 */
final class Role extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = [
        'changes_all_clients' => false,
        'handles_payments' => false,
        'approves_large_withdrawals' => false,
        'version' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'changes_all_clients' => 'boolean',
            'handles_payments' => 'boolean',
            'approves_large_withdrawals' => 'boolean',
            'version' => 'integer',
        ];
    }

    /** @return HasMany<RoleAbility, $this> */
    public function abilities(): HasMany
    {
        return $this->hasMany(RoleAbility::class);
    }

    /** @return HasMany<User, $this> */
    public function users(): HasMany
    {
        return $this->hasMany(User::class);
    }

    /** Seeded, so that the product's rules name it. It can't be deleted. */
    public function isBuiltIn(): bool
    {
        return StaffRole::tryFrom($this->name) !== null;
    }

    /** The title that the role was created with, such as "risk_analyst". */
    public function firstTitleSlug(): string
    {
        return $this->isBuiltIn() ? $this->name : Str::beforeLast($this->name, '_');
    }
}
