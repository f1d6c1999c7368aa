<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\NoteCategory;
use Database\Factories\NoteFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\MorphTo;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A staff note about a client, lead or DB client.
 *
 * @mixin NoteProperties
 */
final class Note extends Model
{
    /** @use HasFactory<NoteFactory> */
    use HasFactory, SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = [
        'category' => 'general',
        'is_pinned' => false,
        'version' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'category' => NoteCategory::class,
            'is_pinned' => 'boolean',
            'edited_at' => 'immutable_datetime',
            'version' => 'integer',
        ];
    }

    /** @return MorphTo<Model, $this> */
    public function subject(): MorphTo
    {
        return $this->morphTo();
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
