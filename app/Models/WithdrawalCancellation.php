<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A cancellation that arrived before its withdrawal request.
 *
 * @mixin WithdrawalCancellationProperties
 */
final class WithdrawalCancellation extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'cancelled_at' => 'immutable_datetime',
        ];
    }
}
