<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\Concerns\NeedsExportReason;

/** The query of an activity log, with the reason why it leaves the program. */
final class ActivityLogExportRequest extends ActivityLogRequest
{
    use NeedsExportReason;
}
