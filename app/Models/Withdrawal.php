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
 * @property int $id
 * @property string $reference
 * @property int $client_id
 * @property ?int $bank_account_id
 * @property int $amount_cents
 * @property WithdrawalStatus $status
 * @property ?int $requested_by
 * @property CarbonImmutable $requested_at
 * @property bool $needs_four_eyes needs three people: one to enter it, one to check it, one to approve it
 * @property ?CarbonImmutable $held_at when the ledger held the money; null while the balance is too low
 * @property ?int $checked_by
 * @property ?CarbonImmutable $checked_at
 * @property ?int $approved_by
 * @property ?CarbonImmutable $approved_at
 * @property ?int $ended_by who cancelled, declined or failed it; null when the client cancelled it
 * @property ?CarbonImmutable $ended_at
 * @property ?CarbonImmutable $paid_at
 * @property ?int $cancellation_reason_id
 * @property ?string $reason
 * @property ?string $payment_note
 * @property ?string $statement_reference text on the client's statement, if it differs from the reference
 * @property int $payment_note_version version of the statement reference and the note
 * @property ?string $bank_reference the bank's reference for the payment
 * @property ?int $payout_claimed_by who is paying it manually, until they enter the result
 * @property ?CarbonImmutable $payout_claimed_at
 * @property ?string $note note of the person who entered it
 * @property CarbonImmutable $created_at
 * @property-read Client $client
 * @property-read ?BankAccount $bankAccount
 * @property-read ?CancellationReason $cancellationReason
 * @property-read ?User $requestedBy
 * @property-read ?User $checkedBy
 * @property-read ?User $approvedBy
 * @property-read ?User $endedBy
 * @property-read ?User $payoutClaimedBy
 */
final class Withdrawal extends Model
{
    /** @use HasFactory<WithdrawalFactory> */
    use CountsInMonthlyStats, HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'bank_account_id' => null,
        'status' => 'pending',
        'requested_by' => null,
        'needs_four_eyes' => false,
        'held_at' => null,
        'checked_by' => null,
        'checked_at' => null,
        'approved_by' => null,
        'approved_at' => null,
        'paid_at' => null,
        'ended_by' => null,
        'ended_at' => null,
        'cancellation_reason_id' => null,
        'reason' => null,
        'payment_note' => null,
        'statement_reference' => null,
        'payment_note_version' => 1,
        'bank_reference' => null,
        'payout_claimed_by' => null,
        'payout_claimed_at' => null,
        'note' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'amount_cents' => 'integer',
            'payment_note_version' => 'integer',
            'status' => WithdrawalStatus::class,
            'needs_four_eyes' => 'boolean',
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

    /** @return BelongsTo<CancellationReason, $this> */
    public function cancellationReason(): BelongsTo
    {
        return $this->belongsTo(CancellationReason::class);
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
