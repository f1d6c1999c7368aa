<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;

/**
 * Whoever has seen where a withdrawal goes may be paying it at this moment. Until they have said what became of it, nobody else
 * pays it, and no batch takes it; the money may be on its way, so no time alone ends that.
 */
final readonly class PayoutClaim
{
    private const STALE_AFTER_MINUTES = 30;

    private function __construct(public ?User $claimer, public CarbonImmutable $since) {}

    /** Null while nobody is at it. */
    public static function on(Withdrawal $withdrawal): ?self
    {
        return $withdrawal->payout_claimed_at === null ? null : new self($withdrawal->payoutClaimedBy, $withdrawal->payout_claimed_at);
    }

    /** @throws OperationRefusedException while somebody else is paying it */
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

    /** From then on a payments manager may release it. */
    public function staleAt(): CarbonImmutable
    {
        return $this->since->addMinutes(self::STALE_AFTER_MINUTES);
    }

    /** `Hugo Lindgren has been paying this by hand since 10:42`, by the clock of the business. */
    public function words(): string
    {
        $since = $this->since->setTimezone(config()->string('paddock.timezone'));
        $name = $this->claimer->full_name ?? 'Somebody';

        return "{$name} has been paying this by hand since ".$since->format($since->isSameDay(now($since->timezone)) ? 'H:i' : 'j M Y, H:i');
    }
}
