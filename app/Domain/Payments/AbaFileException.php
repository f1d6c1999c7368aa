<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Support\OperationRefusedException;

/** No bank would take such a file; the message says which payment or setting is at fault. Nothing was written. */
final class AbaFileException extends OperationRefusedException {}
