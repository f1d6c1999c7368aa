<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Models\Concerns\CountsInMonthlyStats;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * A credit received at the bank: pending > matched > approved; rejected, returned, split, or a bounced payment of ours.
 *
 * @mixin DepositProperties
 */
final class Deposit extends Model
{
    use CountsInMonthlyStats;

    /** @var array<string, mixed> */
    protected $attributes = [
        'part' => 0,
        'attempt' => 1,
        'version' => 0,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'rail' => PaymentRail::class,
            'status' => DepositStatus::class,
            'amount_cents' => 'integer',
            'attempt' => 'integer',
            'part' => 'integer',
            'version' => 'integer',
            'value_at' => 'immutable_datetime',
            'waiting_since' => 'immutable_datetime',
            'matched_at' => 'immutable_datetime',
            'decided_at' => 'immutable_datetime',
            'propose_after' => 'immutable_datetime',
        ];
    }

    /** Derives the columns that depend on others. */
    protected static function booted(): void
    {
        self::saving(static function (self $deposit): void {
            if ($deposit->exists && ! $deposit->isDirty()) {
                return;
            }
            $deposit->value_at ??= BankLine::query()->whereKey($deposit->bank_line_id)->sole()->value_at;
            $deposit->waiting_since = $deposit->status->isWaiting() ? $deposit->waiting_since ?? now()->toImmutable() : null;
            // The bank feed's rail and time leave a decision on the deposit valid.
            $deposit->version += (int) (array_diff_key($deposit->getDirty(), ['rail' => true, 'value_at' => true]) !== []);
        });
    }

    /** @return Builder<self> deposits waiting for a decision */
    public static function waiting(): Builder
    {
        // Not IS NOT NULL, for which SQLite would read all deposits instead of the index.
        return self::query()->where('deposits.waiting_since', '>=', '2000-01-01 00:00:00');
    }

    /**
     * Deposits received, as all pages count them: approved ones, by the time at which the bank received them. Parts of a split
     * payment are deposits, the split payment is not.
     *
     * @param  CarbonImmutable|null  $until  exclusive
     * @return Builder<self>
     */
    public static function received(CarbonImmutable $from, ?CarbonImmutable $until = null): Builder
    {
        return self::query()->where('deposits.status', DepositStatus::Approved)->where('deposits.value_at', '>=', $from)
            ->when($until !== null, static fn (Builder $received): Builder => $received->where('deposits.value_at', '<', $until));
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<BankLine, $this> */
    public function bankLine(): BelongsTo
    {
        return $this->belongsTo(BankLine::class);
    }

    /** @return BelongsTo<User, $this> */
    public function decider(): BelongsTo
    {
        return $this->belongsTo(User::class, 'decided_by');
    }

    /** @return HasMany<Deposit, $this> */
    public function parts(): HasMany
    {
        return $this->hasMany(self::class, 'parent_id')->orderBy('part');
    }

    /** Counts in the month in which the bank received it, not when it was approved. */
    public function countedAt(bool $before): ?CarbonImmutable
    {
        [$status, $at] = $before ? [$this->getOriginal('status'), $this->getOriginal('value_at')] : [$this->status, $this->value_at];

        return $status === DepositStatus::Approved ? $at : null;
    }
}
