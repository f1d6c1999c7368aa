<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Infrastructure\Betstop\BetstopPerson;
use RuntimeException;

/** Rows would open accounts for people about whom the BetStop register was not asked yet. Nothing is written. */
final class RegisterNotAskedException extends RuntimeException
{
    /** @param  non-empty-array<int, BetstopPerson>  $people  by row number */
    public function __construct(public readonly array $people)
    {
        parent::__construct('The BetStop register was not asked about '.count($people).' new clients.');
    }
}
