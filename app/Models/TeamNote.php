<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\TeamNoteCategory;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\SoftDeletes;

/**
 * A note for all colleagues.
 *
 * @mixin TeamNoteProperties
 */
final class TeamNote extends Model
{
    use SoftDeletes;

    /** @var array<string, mixed> */
    protected $attributes = ['is_pinned' => false, 'expires_at' => null, 'version' => 1];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['category' => TeamNoteCategory::class, 'is_pinned' => 'boolean', 'expires_at' => 'immutable_datetime', 'version' => 'integer'];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return Builder<TeamNote> */
    public static function current(): Builder
    {
        return self::query()->where(static fn (Builder $any): Builder => $any->whereNull('expires_at')->orWhere('expires_at', '>', now()));
    }
}
