<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Http\Requests\Concerns\NeedsExportReason;

/** The query of a list of deposits, with the reason why they leave the program. */
final class ExportDepositsRequest extends DepositIndexRequest
{
    use NeedsExportReason;
}
