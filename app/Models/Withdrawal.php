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

/**
 * Money that a client wants paid out: pending > checked > approved > paid or failed; cancelled or declined.
 *
 * @property int $id
 * @property string $reference
 * @property int $client_id
 * @property ?int $bank_account_id
 * @property int $amount_cents
 * @property WithdrawalStatus $status
 * @property ?int $requested_by
 * @property CarbonImmutable $requested_at
 * @property ?int $checked_by
 * @property ?int $approved_by
 * @property ?CarbonImmutable $paid_at
 * @property ?int $cancellation_reason_id
 * @property ?string $reason
 * @property ?string $payment_note
 * @property CarbonImmutable $created_at
 * @property-read Client $client
 * @property-read ?BankAccount $bankAccount
 * @property-read ?CancellationReason $cancellationReason
 */
final class Withdrawal extends Model
{
    /** @use HasFactory<WithdrawalFactory> */
    use CountsInMonthlyStats, HasFactory;

    /** @var list<string> */
    protected $fillable = [
        'reference',
        'client_id',
        'bank_account_id',
        'amount_cents',
        'status',
        'requested_by',
        'requested_at',
        'checked_by',
        'approved_by',
        'paid_at',
        'cancellation_reason_id',
        'reason',
        'payment_note',
    ];

    /** @var array<string, mixed> */
    protected $attributes = [
        'bank_account_id' => null,
        'status' => 'pending',
        'requested_by' => null,
        'checked_by' => null,
        'approved_by' => null,
        'paid_at' => null,
        'cancellation_reason_id' => null,
        'reason' => null,
        'payment_note' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'amount_cents' => 'integer',
            'status' => WithdrawalStatus::class,
            'requested_at' => 'immutable_datetime',
            'paid_at' => 'immutable_datetime',
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

    /** @return BelongsTo<CancellationReason, $this> */
    public function cancellationReason(): BelongsTo
    {
        return $this->belongsTo(CancellationReason::class);
    }

    protected function countedAt(bool $before): ?CarbonImmutable
    {
        [$status, $paidAt] = $before ? [$this->getOriginal('status'), $this->getOriginal('paid_at')] : [$this->status, $this->paid_at];

        return $status === WithdrawalStatus::Paid && $paidAt instanceof CarbonImmutable ? $paidAt : null;
    }
}
