<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\DuplicateCaseStatus;
use Carbon\CarbonImmutable;
use Database\Factories\DuplicateCaseFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * Two bank lines that may be the same payment, with a score of 0 to 100 and its reasons. Left is the earlier line.
 *
 * @property int $id
 * @property int $left_bank_line_id
 * @property int $right_bank_line_id
 * @property int $score
 * @property list<array{kind: string, points: int, words: string}> $reasons
 * @property DuplicateCaseStatus $status
 * @property int $amount_cents amount of the line that would be returned
 * @property CarbonImmutable $paid_at time of the later line, UTC
 * @property ?int $repeat_bank_line_id the line that repeats the other, once confirmed
 * @property ?int $decided_by
 * @property ?CarbonImmutable $decided_at
 * @property ?string $note
 * @property CarbonImmutable $created_at
 * @property-read BankLine $left
 * @property-read BankLine $right
 * @property-read ?User $decidedBy
 */
final class DuplicateCase extends Model
{
    /** @use HasFactory<DuplicateCaseFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'open',
        'repeat_bank_line_id' => null,
        'decided_by' => null,
        'decided_at' => null,
        'note' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'score' => 'integer',
            'reasons' => 'array',
            'status' => DuplicateCaseStatus::class,
            'amount_cents' => 'integer',
            'paid_at' => 'immutable_datetime',
            'decided_at' => 'immutable_datetime',
        ];
    }

    /** @return array{int, int} the ids of both bank lines */
    public function lineIds(): array
    {
        return [$this->left_bank_line_id, $this->right_bank_line_id];
    }

    /** @return BelongsTo<BankLine, $this> */
    public function left(): BelongsTo
    {
        return $this->belongsTo(BankLine::class, 'left_bank_line_id');
    }

    /** @return BelongsTo<BankLine, $this> */
    public function right(): BelongsTo
    {
        return $this->belongsTo(BankLine::class, 'right_bank_line_id');
    }

    /** @return BelongsTo<User, $this> */
    public function decidedBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'decided_by');
    }
}
