<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\WithdrawalStatus;
use App\Models\Concerns\CountsInMonthlyStats;
use Carbon\CarbonImmutable;
use Database\Factories\WithdrawalFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\SoftDeletingScope;

/**
 * A withdrawal: pending > checked > approved > paid or failed; cancelled or declined.
 *
 * @mixin WithdrawalProperties
 */
final class Withdrawal extends Model
{
    /** @use HasFactory<WithdrawalFactory> */
    use CountsInMonthlyStats, HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'pending',
        'needs_dual_approval' => false,
        'payment_note_version' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'amount_cents' => 'integer',
            'payment_note_version' => 'integer',
            'status' => WithdrawalStatus::class,
            'needs_dual_approval' => 'boolean',
            'requested_at' => 'immutable_datetime',
            'held_at' => 'immutable_datetime',
            'checked_at' => 'immutable_datetime',
            'approved_at' => 'immutable_datetime',
            'paid_at' => 'immutable_datetime',
            'ended_at' => 'immutable_datetime',
            'payout_claimed_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Client, $this> */
    public function client(): BelongsTo
    {
        return $this->belongsTo(Client::class);
    }

    /** @return BelongsTo<BankAccount, $this> */
    public function bankAccount(): BelongsTo
    {
        return $this->belongsTo(BankAccount::class);
    }

    /** @return BelongsTo<User, $this> */
    public function requestedBy(): BelongsTo
    {
        return $this->person('requested_by', 'requestedBy');
    }

    /** @return BelongsTo<User, $this> */
    public function checkedBy(): BelongsTo
    {
        return $this->person('checked_by', 'checkedBy');
    }

    /** @return BelongsTo<User, $this> */
    public function approvedBy(): BelongsTo
    {
        return $this->person('approved_by', 'approvedBy');
    }

    /** @return BelongsTo<User, $this> */
    public function endedBy(): BelongsTo
    {
        return $this->person('ended_by', 'endedBy');
    }

    /** @return BelongsTo<User, $this> */
    public function payoutClaimedBy(): BelongsTo
    {
        return $this->person('payout_claimed_by', 'payoutClaimedBy');
    }

    /**
     * Includes deleted users.
     *
     * @return BelongsTo<User, $this>
     */
    private function person(string $column, string $relation): BelongsTo
    {
        $person = $this->belongsTo(User::class, $column, 'id', $relation);
        $person->getQuery()->withoutGlobalScope(SoftDeletingScope::class);

        return $person;
    }

    public function countedAt(bool $before): ?CarbonImmutable
    {
        [$status, $paidAt] = $before ? [$this->getOriginal('status'), $this->getOriginal('paid_at')] : [$this->status, $this->paid_at];

        return $status === WithdrawalStatus::Paid && $paidAt instanceof CarbonImmutable ? $paidAt : null;
    }
}
