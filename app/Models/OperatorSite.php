<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\OperatorPlatform;
use Database\Factories\OperatorSiteFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * A bookmaker's site where clients hold accounts.
 *
 * @mixin OperatorSiteProperties
 */
final class OperatorSite extends Model
{
    /** @use HasFactory<OperatorSiteFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'is_active' => true,
        'version' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'platform' => OperatorPlatform::class,
            'is_active' => 'boolean',
            'version' => 'integer',
        ];
    }
}
