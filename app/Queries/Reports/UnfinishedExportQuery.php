<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Enums\ExportStatus;
use App\Models\Export;
use App\Models\User;

/** Tells the list of exports whether to reload. */
final readonly class UnfinishedExportQuery
{
    public function existsFor(User $viewer): bool
    {
        return Export::query()->where('user_id', $viewer->id)->whereIn('status', [ExportStatus::Queued, ExportStatus::Running])->exists();
    }
}
