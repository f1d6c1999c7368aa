<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ExclusionStepKind;
use App\Models\Concerns\BelongsToDeleted;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A step of the checklist of an exclusion case.
 *
 * @mixin ExclusionStepProperties
 */
final class ExclusionStep extends Model
{
    use BelongsToDeleted;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => ExclusionStepKind::class,
            'due_at' => 'immutable_datetime',
            'done_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function doneBy(): BelongsTo
    {
        return $this->belongsToAny(User::class, 'done_by');
    }

    /** @return BelongsTo<Attachment, $this> */
    public function attachment(): BelongsTo
    {
        return $this->belongsToAny(Attachment::class, 'attachment_id');
    }
}
