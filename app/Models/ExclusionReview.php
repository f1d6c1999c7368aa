<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ExclusionReviewStatus;
use App\Models\Concerns\BelongsToDeleted;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A record that may belong to an excluded person. Until a colleague decides, the gate refuses what an excluded person must not have.
 *
 * @mixin ExclusionReviewProperties
 */
final class ExclusionReview extends Model
{
    use BelongsToDeleted;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'open',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['status' => ExclusionReviewStatus::class, 'reasons' => 'array', 'decided_at' => 'immutable_datetime'];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsToAny(Client::class, 'person_id');
    }

    /** @return BelongsTo<User, $this> */
    public function decider(): BelongsTo
    {
        return $this->belongsTo(User::class, 'decided_by');
    }
}
