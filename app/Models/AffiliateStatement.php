<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AffiliateStatementStatus;
use App\Models\Concerns\BelongsToDeleted;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * An affiliate's earnings of a month: draft > approved > paid. Only a draft changes.
 *
 * @property CarbonImmutable $period the first day of the month
 * @property array<string, int> $adjustments cents by the first day of the month
 *
 * @mixin AffiliateStatementProperties
 */
final class AffiliateStatement extends Model
{
    use BelongsToDeleted;

    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'draft', 'version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'period' => 'immutable_date:Y-m-d',
            'status' => AffiliateStatementStatus::class,
            'is_gst_registered' => 'boolean',
            'adjustments' => 'array',
            'approved_at' => 'immutable_datetime',
            'paid_at' => 'immutable_datetime',
            'version' => 'integer',
        ];
    }

    /** @return BelongsTo<Affiliate, $this> */
    public function affiliate(): BelongsTo
    {
        return $this->belongsTo(Affiliate::class);
    }

    /** @return BelongsTo<User, $this> */
    public function changedBy(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'changed_by');
    }

    /** @return BelongsTo<User, $this> */
    public function approvedBy(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'approved_by');
    }

    /** @return BelongsTo<User, $this> */
    public function paidBy(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'paid_by');
    }
}
