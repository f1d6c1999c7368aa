<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use DomainException;

/** No withdrawal has this reference. */
final class WithdrawalUnknown extends DomainException
{
    public function __construct()
    {
        parent::__construct('No withdrawal request has this reference.');
    }
}
