<?php

declare(strict_types=1);

namespace App\Services\Payments;

use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Ledger\MoveRefused;
use App\Support\Dollars;
use Illuminate\Container\Attributes\Config;
use Illuminate\Support\Collection;

/**
 * Nobody sends out alone what they approved alone: who exports a batch may have approved less of it than the threshold
 * (`paddock.withdrawals.four_eyes_cents`), all of their approvals together, so that one payment of somebody else's in the
 * batch does not lift the rule; and who pays a large withdrawal by hand is not its approver.
 */
final readonly class SenderRule
{
    public function __construct(
        #[Config('paddock.withdrawals.four_eyes_cents')]
        private int $thresholdCents,
    ) {}

    /**
     * @param  Collection<int, Withdrawal>  $withdrawals
     *
     * @throws MoveRefused
     */
    public function refuse(Collection $withdrawals, User $sender): void
    {
        $own = (int) $withdrawals->where('approved_by', $sender->id)->sum('amount_cents');
        if ($own >= $this->thresholdCents) {
            throw new MoveRefused('You approved '.Dollars::of($own).' of this yourself; from '.Dollars::of($this->thresholdCents).' on somebody else has to send it. Ask a colleague who handles payments.');
        }
    }
}
