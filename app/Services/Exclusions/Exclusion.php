<?php

declare(strict_types=1);

namespace App\Services\Exclusions;

use App\Enums\SuppressionReason;

/** Why a person may hold no account with us. */
final readonly class Exclusion
{
    /**
     * @param  'barred'|'self_exclusion'|'betstop'  $list
     * @param  string  $reason  a sentence for the people who work here
     */
    public function __construct(public string $list, public string $reason) {}

    /** What a prospect who is this person is suppressed for. */
    public function suppression(): SuppressionReason
    {
        return $this->list === 'betstop' ? SuppressionReason::Betstop : SuppressionReason::Barred;
    }
}
