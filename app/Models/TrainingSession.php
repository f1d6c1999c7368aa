<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * A training that staff are assigned to.
 *
 * @mixin TrainingSessionProperties
 */
final class TrainingSession extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['held_on' => 'immutable_date', 'pass_score' => 'integer', 'version' => 'integer'];
    }

    /** @return BelongsTo<CertificationType, $this> */
    public function certificationType(): BelongsTo
    {
        return $this->belongsTo(CertificationType::class);
    }

    /** @return HasMany<TrainingRecord, $this> for `scopeBindings()` */
    public function trainingRecords(): HasMany
    {
        return $this->records();
    }

    /** @return HasMany<TrainingRecord, $this> */
    public function records(): HasMany
    {
        return $this->hasMany(TrainingRecord::class);
    }
}
