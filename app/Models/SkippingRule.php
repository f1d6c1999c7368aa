<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\SkippingRuleStatus;
use App\Models\Concerns\BelongsToDeleted;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * An exception that lets one client have a promotion despite one version of its rule: requested > approved or declined; withdrawn.
 *
 * @mixin SkippingRuleProperties
 */
final class SkippingRule extends Model
{
    use BelongsToDeleted;

    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'requested'];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'status' => SkippingRuleStatus::class,
            'until' => 'immutable_datetime',
            'approved_at' => 'immutable_datetime',
            'ended_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<BonusRule, $this> */
    public function rule(): BelongsTo
    {
        return $this->belongsTo(BonusRule::class, 'rule_id');
    }

    /** @return BelongsTo<User, $this> with former colleagues */
    public function approvedBy(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'approved_by');
    }

    /** @return BelongsTo<User, $this> with former colleagues */
    public function endedBy(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'ended_by');
    }
}
