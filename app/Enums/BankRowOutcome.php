<?php

declare(strict_types=1);

namespace App\Enums;

/** Outcome of a row of a bank file. */
enum BankRowOutcome: string
{
    use PlainLabel;

    case Created = 'new';
    case Duplicate = 'duplicate';
    case Error = 'error';
}
