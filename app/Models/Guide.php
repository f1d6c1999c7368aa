<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\GuideKey;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * A guide, with its owner and review date. There is one row for each {@see GuideKey}.
 *
 * @mixin GuideProperties
 */
final class Guide extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'slug' => GuideKey::class,
            'review_on' => 'immutable_date',
        ];
    }

    public function getRouteKeyName(): string
    {
        return 'slug';
    }

    /** The version that applies at the time, or null before the first publication. */
    public function versionAt(CarbonImmutable $time): ?GuideVersion
    {
        return $this->published()->where('effective_at', '<=', $time)->first();
    }

    /** The published version that applies later, or null. */
    public function scheduled(): ?GuideVersion
    {
        return $this->published()->where('effective_at', '>', now())->first();
    }

    public function draft(): ?GuideVersion
    {
        return $this->versions()->whereNull('published_at')->first();
    }

    /** @return HasMany<GuideVersion, $this> */
    public function versions(): HasMany
    {
        return $this->hasMany(GuideVersion::class);
    }

    /** @return BelongsTo<User, $this> */
    public function owner(): BelongsTo
    {
        return $this->belongsTo(User::class, 'owner_id');
    }

    /** @return HasMany<GuideVersion, $this> latest first */
    private function published(): HasMany
    {
        return $this->versions()->whereNotNull('published_at')->whereNull('archived_at')->orderByDesc('effective_at')->orderByDesc('id');
    }
}
