<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One kind of evidence for matching deposits, and whether automatic matching by it is switched off.
 *
 * @mixin MatchRuleProperties
 */
final class MatchRule extends Model
{
    /** The row that switches off all rules. */
    public const ALL = '*';

    /** @var array<string, mixed> */
    protected $attributes = ['is_stopped' => false];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['is_stopped' => 'boolean', 'stopped_at' => 'immutable_datetime'];
    }

    /** @return BelongsTo<User, $this> */
    public function stopper(): BelongsTo
    {
        return $this->belongsTo(User::class, 'stopped_by');
    }
}
