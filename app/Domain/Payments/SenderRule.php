<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Domain\Withdrawals\DualApproval;
use App\Enums\WithdrawalStatus;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\CalendarDay;
use App\Support\Dollars;
use App\Support\OperationRefusedException;
use Illuminate\Support\Collection;

/**
 * From the threshold ({@see DualApproval}), a user may not send what they approved. Their approvals in one batch are added up, and so
 * are their approvals for one client on one business day, so that splitting an amount does not avoid the rule.
 */
final readonly class SenderRule
{
    public function __construct(private DualApproval $dualApproval) {}

    /**
     * Lock the clients first, so that simultaneous approvals for them wait.
     *
     * @param  Collection<int, Withdrawal>  $withdrawals  approved, with their clients
     *
     * @throws OperationRefusedException
     */
    public function refuse(Collection $withdrawals, User $sender): void
    {
        $own = $withdrawals->where('approved_by', $sender->id);
        $cents = (int) $own->sum('amount_cents');
        $approved = $this->dualApproval->isRequired($cents) ? Dollars::of($cents).' of this yourself' : $this->tooMuchForOne($own, $sender);
        if ($approved !== null) {
            throw new OperationRefusedException(
                "You approved {$approved}. From "
                    .Dollars::of($this->dualApproval->fromCents()).' a colleague who handles payments must send it.',
            );
        }
    }

    /**
     * @param  Collection<int, Withdrawal>  $own
     * @return string|null their approvals for a client on a day from the threshold; null below
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
     * Approvals for these clients on these days. Locked, because a plain read of MariaDB's snapshot misses later approvals.
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

    /** Day of the approval. */
    private static function day(Withdrawal $withdrawal): CalendarDay
    {
        return CalendarDay::around($withdrawal->approved_at ?? now()->toImmutable());
    }
}
