<?php

declare(strict_types=1);

namespace App\Models;

use Database\Factories\ClientBackgroundFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A client's background, such as occupation and source of funds. Each change adds a row; the newest is current.
 *
 * @mixin ClientBackgroundProperties
 */
final class ClientBackground extends Model
{
    /** @use HasFactory<ClientBackgroundFactory> */
    use HasFactory;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kyc_at' => 'immutable_datetime',
            'answers' => 'array',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
