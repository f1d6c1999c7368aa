<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One client's activity on one site in one month; site 0 holds deposits and withdrawals. `month` is its first day. Only the roll-up writes it.
 *
 * @mixin ClientMonthlyStatProperties
 */
final class ClientMonthlyStat extends Model
{
    public $timestamps = false;

    /** @var array<string, mixed> */
    protected $attributes = [
        'bets' => 0,
        'wins' => 0,
        'settled_bets' => 0,
        'turnover_cents' => 0,
        'settled_cents' => 0,
        'returns_cents' => 0,
        'bonus_cents' => 0,
        'deposits_cents' => 0,
        'withdrawals_cents' => 0,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'month' => 'immutable_date',
            'bets' => 'integer',
            'wins' => 'integer',
            'settled_bets' => 'integer',
            'turnover_cents' => 'integer',
            'settled_cents' => 'integer',
            'returns_cents' => 'integer',
            'bonus_cents' => 'integer',
            'deposits_cents' => 'integer',
            'withdrawals_cents' => 'integer',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }
}
