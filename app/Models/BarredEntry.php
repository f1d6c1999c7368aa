<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use Carbon\CarbonImmutable;
use Database\Factories\BarredEntryFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A person who can't hold an account, by our decision or their own: active > expired or lifted.
 *
 * @property int $id
 * @property BarredList $list
 * @property string $first_name
 * @property string $last_name
 * @property ?CarbonImmutable $date_of_birth
 * @property ?string $mobile_e164
 * @property ?int $client_id
 * @property ?string $reason
 * @property CarbonImmutable $from_on
 * @property ?CarbonImmutable $until_on
 * @property BarredEntryStatus $status
 * @property ?CarbonImmutable $lifted_at
 * @property ?int $user_id
 * @property-read string $full_name
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read ?Client $client
 * @property-read ?User $user
 */
final class BarredEntry extends Model
{
    /** @use HasFactory<BarredEntryFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'date_of_birth' => null,
        'mobile_e164' => null,
        'client_id' => null,
        'reason' => null,
        'until_on' => null,
        'status' => 'active',
        'lifted_at' => null,
        'user_id' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'list' => BarredList::class,
            'date_of_birth' => 'immutable_date',
            'from_on' => 'immutable_date',
            'until_on' => 'immutable_date',
            'status' => BarredEntryStatus::class,
            'lifted_at' => 'immutable_datetime',
        ];
    }

    public function getFullNameAttribute(): string
    {
        return trim("{$this->first_name} {$this->last_name}");
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
