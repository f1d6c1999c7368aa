<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A daily task that was done on a business day.
 *
 * @mixin DailyTaskCompletionProperties
 */
final class DailyTaskCompletion extends Model
{
    public $timestamps = false;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'day' => 'immutable_date',
            'completed_at' => 'immutable_datetime',
        ];
    }
}
