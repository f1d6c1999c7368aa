<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A merge of two records; the snapshot holds everything an undo needs. `subject_type` is "client", "lead" or "db_client" for
 * records of one kind, or a link such as "lead>client".
 *
 * @property int $id
 * @property string $subject_type
 * @property int $winner_id
 * @property int $loser_id
 * @property ?int $match_suggestion_id
 * @property int $user_id
 * @property string $reason
 * @property array<array-key, mixed> $snapshot
 * @property ?CarbonImmutable $undone_at
 * @property ?int $undone_by
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read ?MatchSuggestion $matchSuggestion
 * @property-read User $user
 * @property-read ?User $undoneBy
 */
final class Merge extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = [
        'match_suggestion_id' => null,
        'undone_at' => null,
        'undone_by' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'snapshot' => 'array',
            'undone_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<MatchSuggestion, $this> */
    public function matchSuggestion(): BelongsTo
    {
        return $this->belongsTo(MatchSuggestion::class);
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return BelongsTo<User, $this> */
    public function undoneBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'undone_by');
    }
}
