<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Database\Factories\WebhookSourceFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A system that sends signed deliveries to the intake. The previous secret stays valid during a rotation.
 *
 * @property int $id
 * @property string $name
 * @property string $slug
 * @property list<string> $scopes
 * @property string $secret
 * @property ?string $previous_secret
 * @property ?CarbonImmutable $previous_secret_until
 * @property bool $is_active
 * @property ?int $created_by
 * @property ?CarbonImmutable $last_used_at
 * @property CarbonImmutable $created_at
 * @property-read ?User $creator
 */
final class WebhookSource extends Model
{
    /** @use HasFactory<WebhookSourceFactory> */
    use HasFactory;

    /** @var list<string> */
    protected $hidden = ['secret', 'previous_secret'];

    /** @var array<string, mixed> */
    protected $attributes = [
        'previous_secret' => null,
        'previous_secret_until' => null,
        'is_active' => true,
        'created_by' => null,
        'last_used_at' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'scopes' => 'array',
            'secret' => 'encrypted',
            'previous_secret' => 'encrypted',
            'previous_secret_until' => 'immutable_datetime',
            'is_active' => 'boolean',
            'last_used_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function creator(): BelongsTo
    {
        return $this->belongsTo(User::class, 'created_by');
    }
}
