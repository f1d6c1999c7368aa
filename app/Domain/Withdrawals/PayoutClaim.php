<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Data\Payments\PayoutClaimDetails;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;

/**
 * A colleague who has seen the destination of a withdrawal may be paying it now. Until they mark it as paid or release it, no
 * colleague and no batch can pay it. The claim has no time limit, because the money may be on its way.
 */
final readonly class PayoutClaim
{
    private const STALE_AFTER_MINUTES = 30;

    private function __construct(public ?User $claimer, public CarbonImmutable $since) {}

    public static function on(Withdrawal $withdrawal): ?self
    {
        return $withdrawal->payout_claimed_at === null ? null : new self($withdrawal->payoutClaimedBy, $withdrawal->payout_claimed_at);
    }

    /** @throws OperationRefusedException while a colleague is paying it */
    public static function refuseOthers(Withdrawal $withdrawal, User $person): void
    {
        $claim = self::on($withdrawal);
        if ($claim !== null && ! $claim->isOf($person)) {
            throw new OperationRefusedException("{$claim->words()}. Ask them about {$withdrawal->reference}. Nothing was changed.");
        }
    }

    public function isOf(User $person): bool
    {
        return $this->claimer?->id === $person->id;
    }

    /** From then on a payments manager can release it. */
    public function staleAt(): CarbonImmutable
    {
        return $this->since->addMinutes(self::STALE_AFTER_MINUTES);
    }

    public function details(User $viewer): PayoutClaimDetails
    {
        return new PayoutClaimDetails(
            by: $this->claimer->full_name ?? 'A colleague',
            since: $this->since,
            stale_at: $this->staleAt(),
            is_own: $this->isOf($viewer),
            can_release_stale: $viewer->can('approveLargeWithdrawals'),
        );
    }

    /** `Hugo Lindgren has been paying this manually since 10:42`, in business time. */
    public function words(): string
    {
        $since = $this->since->setTimezone(config()->string('paddock.timezone'));
        $name = $this->claimer->full_name ?? 'A colleague';

        return "{$name} has been paying this manually since ".$since->format($since->isSameDay(now($since->timezone)) ? 'H:i' : 'j M Y, H:i');
    }
}
