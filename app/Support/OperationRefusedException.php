<?php

declare(strict_types=1);

namespace App\Support;

use RuntimeException;

/** The operation is not allowed now. The message says why, for staff. Nothing was changed. */
class OperationRefusedException extends RuntimeException {}
