<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BlastKind;
use App\Enums\BlastStatus;
use App\Models\Concerns\BelongsToDeleted;
use Database\Factories\BlastFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A marketing SMS to many clients, and its progress.
 *
 * @phpstan-type Audience array{query: array<string, string>, file?: string, skipped?: list<array{row: int, reason: string}>}
 *
 * @property Audience $audience filters of the client list, or the name of the file and the rows of it that name no client
 *
 * @mixin BlastProperties
 */
final class Blast extends Model
{
    /** @use HasFactory<BlastFactory> */
    use BelongsToDeleted, HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'draft', 'after_id' => 0, 'eligible_rows' => 0, 'suppressed_rows' => 0, 'queued_rows' => 0, 'segments' => 0];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => BlastKind::class,
            'audience' => 'array',
            'newest_id' => 'integer',
            'status' => BlastStatus::class,
            'send_at' => 'immutable_datetime',
            'send_until' => 'immutable_datetime',
            'after_id' => 'integer',
            'eligible_rows' => 'integer',
            'suppressed_rows' => 'integer',
            'queued_rows' => 'integer',
            'segments' => 'integer',
            'approved_at' => 'immutable_datetime',
            'next_at' => 'immutable_datetime',
            'finished_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'user_id');
    }

    /** @return BelongsTo<User, $this> */
    public function approver(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'approved_by');
    }
}
