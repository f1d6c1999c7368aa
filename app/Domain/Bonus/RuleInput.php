<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use Carbon\CarbonImmutable;

/** One client's values for the conditions of a bonus rule. Amounts are cents in the periods of the rule. */
final readonly class RuleInput
{
    /**
     * @param  CarbonImmutable|null  $betsUntil  bets after the offer don't count, because the offer invites them
     * @param  int  $claims  how often the client has had the promotion, without the bonus that is decided about
     */
    public function __construct(
        public ?AustralianState $state = null,
        public ?ClientStatus $status = null,
        public ?int $rating = null,
        public int $depositsCents = 0,
        public int $turnoverCents = 0,
        public ?CarbonImmutable $lastBetAt = null,
        public ?CarbonImmutable $betsUntil = null,
        public ?CarbonImmutable $lastBonusAt = null,
        public int $claims = 0,
    ) {}
}
