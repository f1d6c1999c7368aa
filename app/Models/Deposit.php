<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Models\Concerns\CountsInMonthlyStats;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * Received money: pending > matched > approved; rejected or returned.
 *
 * @property int $id
 * @property ?int $client_id
 * @property int $bank_line_id
 * @property PaymentRail $rail
 * @property int $amount_cents
 * @property DepositStatus $status
 * @property ?string $reason
 * @property int $attempt one more than its approvals that were undone
 * @property CarbonImmutable $created_at
 * @property-read ?Client $client
 * @property-read BankLine $bankLine
 */
final class Deposit extends Model
{
    use CountsInMonthlyStats;

    /** @var list<string> */
    protected $fillable = [
        'client_id',
        'bank_line_id',
        'rail',
        'amount_cents',
        'status',
        'matched_by',
        'approved_by',
        'reason',
        'attempt',
    ];

    /** @var array<string, mixed> */
    protected $attributes = [
        'attempt' => 1,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'rail' => PaymentRail::class,
            'status' => DepositStatus::class,
            'amount_cents' => 'integer',
            'attempt' => 'integer',
        ];
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

    /** In the month in which the bank received it, however late it was approved. */
    protected function countedAt(bool $before): ?CarbonImmutable
    {
        $status = $before ? $this->getOriginal('status') : $this->status;

        return $status === DepositStatus::Approved ? BankLine::query()->whereKey($this->bank_line_id)->sole()->value_at : null;
    }
}
