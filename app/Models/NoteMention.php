<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A user mentioned in a note, and when they saw it.
 *
 * @property int $id
 * @property int $note_id
 * @property int $user_id
 * @property ?CarbonImmutable $seen_at
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read Note $note
 * @property-read User $user
 */
final class NoteMention extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = [
        'seen_at' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'seen_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Note, $this> */
    public function note(): BelongsTo
    {
        return $this->belongsTo(Note::class);
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
