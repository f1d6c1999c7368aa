<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\GuideVersionStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A version of a guide: draft > published > archived. A trigger refuses changes of a published one.
 *
 * @property array<string, int>|null $table_values
 *
 * @mixin GuideVersionProperties
 */
final class GuideVersion extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'number' => 'integer',
            'table_values' => 'array',
            'published_at' => 'immutable_datetime',
            'effective_at' => 'immutable_datetime',
            'archived_at' => 'immutable_datetime',
        ];
    }

    /** @param  self|null  $current  the version of the guide that applies now */
    public function status(?self $current): GuideVersionStatus
    {
        return match (true) {
            $this->published_at === null => GuideVersionStatus::Draft,
            $this->archived_at !== null => GuideVersionStatus::Archived,
            $this->id === $current?->id => GuideVersionStatus::Published,
            $this->effective_at?->isFuture() => GuideVersionStatus::Scheduled,
            default => GuideVersionStatus::Archived,
        };
    }

    /** Why the colleague can't publish this draft, or null. A version with limits takes two people. */
    public function publishRefusal(Guide $guide, User $publisher): ?string
    {
        return match (true) {
            ! $guide->slug->hasValues() => null,
            $this->author_id === $publisher->id => 'You wrote this version. A colleague must publish it, because it changes limits.',
            $publisher->isNew() => User::TOO_NEW,
            $this->author?->isNew() === true => User::REQUESTER_TOO_NEW,
            default => null,
        };
    }

    /** Names the text that a person read. */
    public function bodyHash(): string
    {
        return hash('sha256', $this->body);
    }

    /** @return BelongsTo<Guide, $this> */
    public function guide(): BelongsTo
    {
        return $this->belongsTo(Guide::class);
    }

    /** @return BelongsTo<User, $this> */
    public function author(): BelongsTo
    {
        return $this->belongsTo(User::class, 'author_id');
    }

    /** @return BelongsTo<User, $this> */
    public function publisher(): BelongsTo
    {
        return $this->belongsTo(User::class, 'publisher_id');
    }
}
