<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\GatePurpose;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A decision of the gate, with its reasons and inputs. Append-only: written by Receipts.
 *
 * @mixin PermissionReceiptProperties
 */
final class PermissionReceipt extends Model
{
    public $timestamps = false;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'purpose' => GatePurpose::class,
            'is_allowed' => 'boolean',
            'reasons' => 'array',
            'inputs' => 'array',
            'decided_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function actor(): BelongsTo
    {
        return $this->belongsTo(User::class, 'actor_id');
    }
}
