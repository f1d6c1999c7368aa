<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Domain\Withdrawals\DualApproval;
use App\Enums\WithdrawalStatus;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\BusinessDay;
use App\Support\Dollars;
use App\Support\OperationRefusedException;
use Illuminate\Support\Collection;

/**
 * Nobody sends out alone what they approved alone, from the threshold on ({@see DualApproval}). Their approvals count together: all of
 * what is sent now, so that one payment of somebody else's in the batch does not lift the rule; and all that they approved for one
 * client on one business day, so that an amount in pieces is one amount.
 */
final readonly class SenderRule
{
    public function __construct(private DualApproval $dualApproval) {}

    /**
     * Ask it of withdrawals whose clients are held: what is approved for them at this moment waits, and then counts what was sent.
     *
     * @param  Collection<int, Withdrawal>  $withdrawals  approved ones, with their clients
     *
     * @throws OperationRefusedException
     */
    public function refuse(Collection $withdrawals, User $sender): void
    {
        $own = $withdrawals->where('approved_by', $sender->id);
        $cents = (int) $own->sum('amount_cents');
        $approved = $this->dualApproval->isRequired($cents) ? Dollars::of($cents).' of this yourself' : $this->tooMuchForOne($own, $sender);
        if ($approved !== null) {
            throw new OperationRefusedException("You approved {$approved}; from ".Dollars::of($this->dualApproval->fromCents).' a colleague who handles payments must send it.');
        }
    }

    /**
     * @param  Collection<int, Withdrawal>  $own
     * @return string|null what they approved of a client's money on a day; null when it is less than the threshold
     */
    private function tooMuchForOne(Collection $own, User $sender): ?string
    {
        $approved = $this->approvals($own, $sender)->groupBy(self::clientAndDay(...));
        foreach ($own as $withdrawal) {
            $ofDay = $approved->get(self::clientAndDay($withdrawal), new Collection);
            $cents = (int) $ofDay->sum('amount_cents');
            if ($this->dualApproval->isRequired($cents)) {
                $day = self::day($withdrawal)->inWords();

                return Dollars::of($cents)." for {$withdrawal->client->full_name} on {$day}, in {$ofDay->count()} withdrawals";
            }
        }

        return null;
    }

    /**
     * Of these clients on these days, as they are now: a plain read of MariaDB's snapshot would not see what was approved since.
     *
     * @param  Collection<int, Withdrawal>  $own
     * @return Collection<int, Withdrawal>
     */
    private function approvals(Collection $own, User $sender): Collection
    {
        [$first, $last] = [$own->sortBy('approved_at')->first(), $own->sortBy('approved_at')->last()];
        if ($first === null || $last === null) {
            return new Collection;
        }

        /** @var Collection<int, Withdrawal> */
        return Withdrawal::query()->whereIntegerInRaw('client_id', $own->pluck('client_id')->unique()->all())->where('approved_by', $sender->id)
            ->whereIn('status', [WithdrawalStatus::Approved, WithdrawalStatus::Paid])
            ->where('approved_at', '>=', self::day($first)->from)->where('approved_at', '<', self::day($last)->until)
            ->sharedLock()->get(['id', 'client_id', 'amount_cents', 'approved_at']);
    }

    private static function clientAndDay(Withdrawal $withdrawal): string
    {
        return "{$withdrawal->client_id} on ".self::day($withdrawal)->date;
    }

    /** On which it was approved. */
    private static function day(Withdrawal $withdrawal): BusinessDay
    {
        return BusinessDay::around($withdrawal->approved_at ?? now()->toImmutable());
    }
}
