<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BetStatus;
use Database\Factories\BetFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A bet that a client placed with a bookmaker. Odds are thousandths: 2500 pays 2.50 for 1.00.
 *
 * @mixin BetProperties
 */
final class Bet extends Model
{
    /** @use HasFactory<BetFactory> */
    use HasFactory;

    /** @var array<string, mixed> null too, because bets are inserted many at a time */
    protected $attributes = [
        'return_cents' => null,
        'settled_at' => null,
        'is_bonus' => false,
        'is_boosted' => false,
        'status' => 'open',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'stake_cents' => 'integer',
            'odds_milli' => 'integer',
            'return_cents' => 'integer',
            'placed_at' => 'immutable_datetime',
            'settled_at' => 'immutable_datetime',
            'is_bonus' => 'boolean',
            'is_boosted' => 'boolean',
            'status' => BetStatus::class,
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<SiteAccount, $this> */
    public function siteAccount(): BelongsTo
    {
        return $this->belongsTo(SiteAccount::class);
    }
}
