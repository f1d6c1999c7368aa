<?php

declare(strict_types=1);

namespace App\Services\Betstop;

/**
 * The National Self-Exclusion Register, https://www.betstop.gov.au. A wagering provider asks it before an account is opened
 * and before it contacts anybody (Interactive Gambling Act 2001, Part 7B).
 */
interface BetstopRegister
{
    /** Never throws: a register that does not answer is the result `error`, which nobody may take for `clear`. */
    public function check(BetstopPerson $person): BetstopAnswer;
}
