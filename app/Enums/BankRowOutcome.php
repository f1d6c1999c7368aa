<?php

declare(strict_types=1);

namespace App\Enums;

/** Outcome of a row of a bank file. */
enum BankRowOutcome: string
{
    case Created = 'new';
    case Duplicate = 'duplicate';
    case Error = 'error';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
