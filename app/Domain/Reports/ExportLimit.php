<?php

declare(strict_types=1);

namespace App\Domain\Reports;

use App\Enums\ExportStatus;
use App\Models\Export;
use App\Models\User;
use Illuminate\Validation\ValidationException;

/** Limits the exports that a user runs at once, so that workers stay free for other jobs. */
final readonly class ExportLimit
{
    private const MAX_RUNNING = 3;

    /**
     * Call it in the transaction that creates the export.
     *
     * @throws ValidationException on `reason` when three exports are running
     */
    public static function ensureFree(User $owner): void
    {
        User::query()->lockForUpdate()->findOrFail($owner->id);
        if (Export::query()->where('user_id', $owner->id)->whereIn('status', [ExportStatus::Queued, ExportStatus::Running])->count() >= self::MAX_RUNNING) {
            throw ValidationException::withMessages(['reason' => 'You already have three exports running. Wait until one is ready.']);
        }
    }
}
