<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Support\OperationRefusedException;

/** An account is not opened, because the person is excluded. */
final class PersonExcludedException extends OperationRefusedException
{
    public function __construct(Exclusion $exclusion)
    {
        parent::__construct("{$exclusion->reason}. This person can't hold an account.");
    }
}
