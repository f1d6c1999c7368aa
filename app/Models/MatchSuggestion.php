<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\MatchStatus;
use Database\Factories\MatchSuggestionFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * Two records that may be the same person, with a score of 0 to 100 and its reasons: suggested > confirmed or rejected; confirmed > merged.
 *
 * @mixin MatchSuggestionProperties
 */
final class MatchSuggestion extends Model
{
    /** @use HasFactory<MatchSuggestionFactory> */
    use HasFactory;

    protected $table = 'matches';

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'suggested',
    ];

    protected static function booted(): void
    {
        self::saving(static function (self $match): void {
            $match->pair = "{$match->left_type}-{$match->right_type}";
            $match->priority = self::priorityOf($match->score, $match->import_id);
        });
    }

    /** Records of an import come first, then higher scores. */
    public static function priorityOf(int $score, ?int $importId): int
    {
        return $score + ($importId === null ? 0 : 1_000);
    }

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'score' => 'integer',
            'reasons' => 'array',
            'status' => MatchStatus::class,
            'decided_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function decidedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'decided_by');
    }
}
