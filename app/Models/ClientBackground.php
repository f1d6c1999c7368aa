<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Database\Factories\ClientBackgroundFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A client's background, such as occupation and source of funds. Each change adds a row; the newest is current.
 *
 * @property int $id
 * @property int $client_id
 * @property ?int $user_id
 * @property ?string $occupation
 * @property ?string $employer
 * @property ?string $source_of_funds
 * @property ?string $acquisition
 * @property ?string $kyc_method
 * @property ?CarbonImmutable $kyc_at
 * @property array<array-key, mixed> $answers
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read Client $client
 * @property-read ?User $user
 */
final class ClientBackground extends Model
{
    /** @use HasFactory<ClientBackgroundFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'user_id' => null,
        'occupation' => null,
        'employer' => null,
        'source_of_funds' => null,
        'acquisition' => null,
        'kyc_method' => null,
        'kyc_at' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kyc_at' => 'immutable_datetime',
            'answers' => 'array',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
