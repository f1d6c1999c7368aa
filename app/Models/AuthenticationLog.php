<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AuthenticationKind;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One sign-in attempt or one change of a user's sign-in settings.
 *
 * @mixin AuthenticationLogProperties
 */
final class AuthenticationLog extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => AuthenticationKind::class,
            'succeeded' => 'boolean',
            'is_unusual' => 'boolean',
            'unusual_reasons' => 'array',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
