<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Support\OperationRefusedException;

/** The bank would refuse the file; the message names the payment or setting. Nothing was written. */
final class AbaFileException extends OperationRefusedException {}
