<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use DomainException;

/** Another bank line has the reference. */
final class BankReferenceTakenException extends DomainException
{
    public function __construct(string $bankReference)
    {
        parent::__construct("The bank reference {$bankReference} belongs to a line with another rail, amount or description.");
    }
}
