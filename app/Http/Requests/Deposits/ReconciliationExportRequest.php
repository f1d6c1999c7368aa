<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Http\Requests\Concerns\NeedsExportReason;

/** A day, with the reason why its differences leave the program. */
final class ReconciliationExportRequest extends ReconciliationRequest
{
    use NeedsExportReason;
}
