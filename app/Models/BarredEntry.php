<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AustralianState;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Models\Concerns\HasFullName;
use Database\Factories\BarredEntryFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * A person who can't hold an account, by our decision or their own: active > expired or lifted.
 *
 * @mixin BarredEntryProperties
 */
final class BarredEntry extends Model
{
    /** @use HasFactory<BarredEntryFactory> */
    use HasFactory, HasFullName;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'active',
        'version' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'list' => BarredList::class,
            'jurisdiction' => AustralianState::class,
            'date_of_birth' => 'immutable_date',
            'from_on' => 'immutable_date',
            'until_on' => 'immutable_date',
            'status' => BarredEntryStatus::class,
            'lifted_at' => 'immutable_datetime',
            'lift_requested_at' => 'immutable_datetime',
            'version' => 'integer',
        ];
    }

    /** Entries that end before this day are over. A last day lasts until midnight in Western Australia, where it ends last. */
    public static function earliestLastDay(): string
    {
        return now()->setTimezone(AustralianState::Wa->timeZone())->toDateString();
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<User, $this> */
    public function liftRequestedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'lift_requested_by');
    }

    /** @return HasMany<BarredMatch, $this> */
    public function matches(): HasMany
    {
        return $this->hasMany(BarredMatch::class);
    }
}
