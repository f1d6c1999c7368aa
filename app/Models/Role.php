<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * A staff role; its abilities are in `role_abilities`.
 *
 * @property int $id
 * @property string $name
 * @property string $title
 * @property string $description
 * @property bool $handles_payments can decide deposits and withdrawals, not only see them
 * @property bool $approves_large_withdrawals from `paddock.withdrawals.four_eyes_cents`
 * @property-read Collection<int, RoleAbility> $abilities
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
