<?php

declare(strict_types=1);

namespace App\Infrastructure\Betstop;

/**
 * The National Self-Exclusion Register, https://www.betstop.gov.au. A wagering provider must check it before it opens an
 * account and before it contacts a person (Interactive Gambling Act 2001, Part 7B).
 *
 * Neither method throws. When the register does not answer, the result is `error`, which must not be treated as `clear`. Call
 * them outside transactions: the register may take seconds.
 */
interface BetstopRegister
{
    public function check(BetstopPerson $person): BetstopAnswer;

    /**
     * Checks people in as few calls as the register allows.
     *
     * @param  array<int, BetstopPerson>  $people
     * @return array<int, BetstopAnswer> an answer for each person, by the same keys
     */
    public function checkMany(array $people): array;
}
