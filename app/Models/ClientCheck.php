<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\RiskCheckValue;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * The outcome of one check of a client.
 *
 * @mixin ClientCheckProperties
 */
final class ClientCheck extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'value' => RiskCheckValue::class,
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
