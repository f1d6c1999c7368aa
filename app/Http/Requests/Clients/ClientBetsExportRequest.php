<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\Concerns\NeedsExportReason;

/** The query of a client's bets, with the reason why they leave the program. */
final class ClientBetsExportRequest extends ClientBetsRequest
{
    use NeedsExportReason;
}
