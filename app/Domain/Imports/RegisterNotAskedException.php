<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Infrastructure\Betstop\BetstopPerson;
use RuntimeException;

/** Rolls back rows that would open accounts before the BetStop register was asked. */
final class RegisterNotAskedException extends RuntimeException
{
    /** @param  non-empty-array<int, BetstopPerson>  $people  by row number */
    public function __construct(public readonly array $people)
    {
        parent::__construct('The BetStop register was not asked about '.count($people).' new clients.');
    }
}
