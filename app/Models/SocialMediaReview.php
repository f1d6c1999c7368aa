<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\SocialMediaReviewStatus;
use Database\Factories\SocialMediaReviewFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A client's review of a brand, with its screenshot.
 *
 * @mixin SocialMediaReviewProperties
 */
final class SocialMediaReview extends Model
{
    /** @use HasFactory<SocialMediaReviewFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'status' => SocialMediaReviewStatus::class,
            'decided_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }
}
