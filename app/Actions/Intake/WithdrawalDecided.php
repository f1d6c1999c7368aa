<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Enums\WithdrawalStatus;
use DomainException;

/** It is too late to take the withdrawal back. */
final class WithdrawalDecided extends DomainException
{
    public function __construct(WithdrawalStatus $status)
    {
        parent::__construct("This withdrawal is {$status->value} already and can no longer be cancelled. Nothing was changed.");
    }
}
