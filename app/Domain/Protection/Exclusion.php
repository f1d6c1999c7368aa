<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Enums\SuppressionReason;

/** Why a person is protected: an exclusion, a time-out, an RSG hold, an opt-out or a limit. */
final readonly class Exclusion
{
    /**
     * @param  'barred'|'self_exclusion'|'betstop'|'time_out'|'rsg_hold'|'opted_out'|'limit'  $list
     * @param  string  $reason  one sentence for staff
     */
    public function __construct(public string $list, public string $reason) {}

    /** Whether the person can't hold an account. The other lists stop some purposes only. */
    public function isExclusion(): bool
    {
        return in_array($this->list, ['barred', 'self_exclusion', 'betstop'], true);
    }

    /** The reason to suppress a DB client who is this person. */
    public function suppression(): SuppressionReason
    {
        return match ($this->list) {
            'betstop' => SuppressionReason::Betstop,
            'opted_out' => SuppressionReason::Stop,
            default => SuppressionReason::Barred,
        };
    }
}
