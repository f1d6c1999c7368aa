<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\SocialMediaReviewStatus;
use Carbon\CarbonImmutable;
use Database\Factories\SocialMediaReviewFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A client's review of a brand, with its screenshot.
 *
 * @property int $id
 * @property ?string $external_id
 * @property int $client_id
 * @property string $platform_name
 * @property string $file_path
 * @property SocialMediaReviewStatus $status
 * @property ?int $decided_by
 * @property ?CarbonImmutable $decided_at
 * @property CarbonImmutable $created_at
 * @property-read Client $client
 * @property-read ?User $decider
 */
final class SocialMediaReview extends Model
{
    /** @use HasFactory<SocialMediaReviewFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'external_id' => null,
        'status' => 1,
        'decided_by' => null,
        'decided_at' => null,
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

    /** @return BelongsTo<User, $this> */
    public function decider(): BelongsTo
    {
        return $this->belongsTo(User::class, 'decided_by');
    }
}
