<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Enums\DepositStatus;
use App\Models\Deposit;

/** Finds the client that a deposit may be credited to in bulk: the best suggestion, if automatic matching would trust it. */
final readonly class CertainClientResolver
{
    public function __construct(private DepositMatcher $matcher, private AutoMatchRule $rule) {}

    /** Null when no suggestion is certain, or when a colleague has already handled the deposit. */
    public function of(Deposit $deposit): ?Candidate
    {
        $best = self::isUntouched($deposit) ? $this->matcher->ranking($deposit)[0] ?? null : null;

        return $best !== null && $this->rule->trusts($best) ? $best->client : null;
    }

    /** A colleague who split, unmatched or reopened the deposit knows something that the matcher doesn't. */
    private static function isUntouched(Deposit $deposit): bool
    {
        return $deposit->parent_id === null && $deposit->attempt === 1
            // The version increases with every change, so the first one was never unmatched.
            && ($deposit->status === DepositStatus::Matched ? $deposit->matched_by === null : $deposit->version === 1);
    }
}
