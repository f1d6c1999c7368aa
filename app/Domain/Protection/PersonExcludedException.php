<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Support\OperationRefusedException;

/** An account is not opened, because the person is excluded. */
final class PersonExcludedException extends OperationRefusedException {}
