<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BulkChangeStatus;
use App\Enums\SuppressionReason;
use Illuminate\Database\Eloquent\Model;

/**
 * A bulk suppression of DB clients and its progress. It can't be undone as a whole: each person's suppression is lifted
 * with a reason.
 *
 * @property list<int> $ids as selected at the start
 *
 * @mixin BulkSuppressionProperties
 */
final class BulkSuppression extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'queued', 'processed_rows' => 0, 'suppressed_rows' => 0];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['reason' => SuppressionReason::class, 'ids' => 'array', 'status' => BulkChangeStatus::class, 'finished_at' => 'immutable_datetime'];
    }
}
