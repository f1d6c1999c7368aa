<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\DuplicateCaseStatus;
use Database\Factories\DuplicateCaseFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * Two bank lines that may be the same payment, with a score of 0 to 100 and its reasons. Left is the earlier line.
 *
 * @property list<array{kind: string, points: int, words: string}> $reasons
 *
 * @mixin DuplicateCaseProperties
 */
final class DuplicateCase extends Model
{
    /** @use HasFactory<DuplicateCaseFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'open',
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
