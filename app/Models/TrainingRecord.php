<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\TrainingStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One user's assignment to a training, with its result.
 *
 * @mixin TrainingRecordProperties
 */
final class TrainingRecord extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'assigned'];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'status' => TrainingStatus::class,
            'due_on' => 'immutable_date',
            'score' => 'integer',
            'started_at' => 'immutable_datetime',
            'completed_on' => 'immutable_date',
        ];
    }

    /** @return BelongsTo<TrainingSession, $this> */
    public function trainingSession(): BelongsTo
    {
        return $this->belongsTo(TrainingSession::class);
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
