<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ExclusionRecordState;
use App\Models\Concerns\BelongsToDeleted;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A client, lead or DB client in an exclusion case.
 *
 * @property list<string> $reasons in words, without contact details
 *
 * @mixin ExclusionRecordProperties
 */
final class ExclusionRecord extends Model
{
    use BelongsToDeleted;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'state' => ExclusionRecordState::class,
            'score' => 'integer',
            'reasons' => 'array',
            'frozen_at' => 'immutable_datetime',
            'decided_at' => 'immutable_datetime',
        ];
    }

    public static function liveKey(string $type, int $id): string
    {
        return "{$type}:{$id}";
    }

    /** @return BelongsTo<ExclusionCase, $this> */
    public function exclusionCase(): BelongsTo
    {
        return $this->belongsTo(ExclusionCase::class);
    }

    /** @return BelongsTo<User, $this> */
    public function decider(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'decided_by');
    }
}
