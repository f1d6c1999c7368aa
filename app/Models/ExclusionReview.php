<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ExclusionReviewStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\MorphTo;

/**
 * A record that may belong to an excluded person. Until a colleague decides, the gate refuses what an excluded person must not have.
 *
 * @mixin ExclusionReviewProperties
 */
final class ExclusionReview extends Model
{
    /** The record by its morph name, as staff call it in a sentence. */
    public const LABELS = ['client' => 'client', 'lead' => 'lead', 'db_client' => 'DB client'];

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'open',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['status' => ExclusionReviewStatus::class, 'reasons' => 'array', 'decided_at' => 'immutable_datetime'];
    }

    /** @return MorphTo<Model, $this> client, lead or DB client, also a deleted one */
    public function person(): MorphTo
    {
        return $this->morphTo('person')->withTrashed();
    }

    /** @return BelongsTo<User, $this> */
    public function decider(): BelongsTo
    {
        return $this->belongsTo(User::class, 'decided_by');
    }
}
