<?php

declare(strict_types=1);

namespace App\Services\Payments;

use App\Services\Ledger\MoveRefused;

/** No bank would take such a file; the message says which payment or setting is at fault. Nothing was written. */
final class FileImpossible extends MoveRefused {}
