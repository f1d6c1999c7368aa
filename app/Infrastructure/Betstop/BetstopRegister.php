<?php

declare(strict_types=1);

namespace App\Infrastructure\Betstop;

/**
 * The National Self-Exclusion Register, https://www.betstop.gov.au. A wagering provider must check it before it opens an
 * account and before it contacts a person (Interactive Gambling Act 2001, Part 7B).
 */
interface BetstopRegister
{
    /** Never throws. When the register does not answer, the result is `error`, which must not be treated as `clear`. */
    public function check(BetstopPerson $person): BetstopAnswer;
}
