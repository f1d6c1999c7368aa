<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BetstopChange;
use App\Enums\BetstopUpdateStatus;
use Database\Factories\BetstopUpdateFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Support\Facades\DB;

/**
 * A change reported by the national self-exclusion register (BetStop).
 *
 * @property list<string>|null $other_phones
 *
 * @mixin BetstopUpdateProperties
 */
final class BetstopUpdate extends Model
{
    /** @use HasFactory<BetstopUpdateFactory> */
    use HasFactory;

    /** The content of the notice, which is the same in a repeated notice. */
    public const CONTENT = ['first_name', 'last_name', 'date_of_birth', 'mobile_e164', 'other_phones', 'email', 'postcode', 'change', 'effective_at'];

    /** @var array<string, mixed> */
    protected $attributes = [
        'mobile_e164' => null,
        'other_phones' => null,
        'email' => null,
        'postcode' => null,
        'client_id' => null,
        'status' => 'received',
        'end_checked_at' => null,
        'suppressions_ended_at' => null,
    ];

    protected static function booted(): void
    {
        self::created(
            static fn (self $notice) => DB::table('betstop_update_phones')->insert(
                array_map(
                    static fn (string $phone): array => ['betstop_update_id' => $notice->id, 'e164' => $phone],
                    array_values(array_unique($notice->other_phones ?? [])),
                ),
            ),
        );
    }

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'date_of_birth' => 'immutable_date',
            'other_phones' => 'array',
            'change' => BetstopChange::class,
            'effective_at' => 'immutable_datetime',
            'status' => BetstopUpdateStatus::class,
            'received_at' => 'immutable_datetime',
            'end_checked_at' => 'immutable_datetime',
            'suppressions_ended_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }
}
