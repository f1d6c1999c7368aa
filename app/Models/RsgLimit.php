<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use Carbon\CarbonImmutable;
use Database\Factories\RsgLimitFactory;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A limit that a client set. A tighter limit applies at once, a looser one after a waiting period.
 *
 * @mixin RsgLimitProperties
 */
final class RsgLimit extends Model
{
    /** @use HasFactory<RsgLimitFactory> */
    use HasFactory;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => RsgLimitKind::class,
            'amount_cents' => 'integer',
            'minutes' => 'integer',
            'period' => RsgLimitPeriod::class,
            'effective_at' => 'immutable_datetime',
            'ended_at' => 'immutable_datetime',
        ];
    }

    /** @return Builder<RsgLimit> limits of money that apply at this time */
    public static function inForce(CarbonImmutable $at): Builder
    {
        return self::query()->whereNotNull('amount_cents')->where('effective_at', '<=', $at)
            ->where(static fn (Builder $open): Builder => $open->whereNull('ended_at')->orWhere('ended_at', '>', $at));
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
