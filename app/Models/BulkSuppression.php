<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BulkChangeStatus;
use App\Enums\SuppressionReason;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;

/**
 * A bulk suppression of DB clients and its progress. It can't be undone as a whole: each person's suppression is lifted
 * with a reason.
 *
 * @property int $id
 * @property int $user_id
 * @property ?int $impersonator_id the actor, when the last change was made while impersonating
 * @property SuppressionReason $reason
 * @property list<int> $ids as selected at the start
 * @property BulkChangeStatus $status
 * @property int $total_rows
 * @property int $processed_rows processed ids, from the first
 * @property int $suppressed_rows people who were not suppressed before
 * @property ?string $error
 * @property ?CarbonImmutable $finished_at
 */
final class BulkSuppression extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['impersonator_id' => null, 'status' => 'queued', 'processed_rows' => 0, 'suppressed_rows' => 0, 'error' => null, 'finished_at' => null];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['reason' => SuppressionReason::class, 'ids' => 'array', 'status' => BulkChangeStatus::class, 'finished_at' => 'immutable_datetime'];
    }
}
