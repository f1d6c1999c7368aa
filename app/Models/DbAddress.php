<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AustralianState;
use Carbon\CarbonImmutable;
use Database\Factories\DbAddressFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * An address of a DB client, with its dates.
 *
 * @property int $id
 * @property int $db_client_id
 * @property ?string $line
 * @property ?string $suburb
 * @property ?AustralianState $state
 * @property ?string $postcode
 * @property ?CarbonImmutable $from_on
 * @property ?CarbonImmutable $to_on
 * @property ?string $source
 * @property ?bool $is_valid
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read DbClient $dbClient
 */
final class DbAddress extends Model
{
    /** @use HasFactory<DbAddressFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'line' => null,
        'suburb' => null,
        'state' => null,
        'postcode' => null,
        'from_on' => null,
        'to_on' => null,
        'source' => null,
        'is_valid' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'state' => AustralianState::class,
            'from_on' => 'immutable_date',
            'to_on' => 'immutable_date',
            'is_valid' => 'boolean',
        ];
    }

    /** @return BelongsTo<DbClient, $this> */
    public function dbClient(): BelongsTo
    {
        return $this->belongsTo(DbClient::class);
    }
}
