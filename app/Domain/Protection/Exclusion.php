<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Enums\SuppressionReason;

/** Why a person can't bet, or only up to a limit: an exclusion, a time-out or a limit. */
final readonly class Exclusion
{
    /**
     * @param  'barred'|'self_exclusion'|'betstop'|'time_out'|'limit'  $list
     * @param  string  $reason  one sentence for staff
     */
    public function __construct(public string $list, public string $reason) {}

    /** The reason to suppress a DB client who is this person. */
    public function suppression(): SuppressionReason
    {
        return $this->list === 'betstop' ? SuppressionReason::Betstop : SuppressionReason::Barred;
    }
}
