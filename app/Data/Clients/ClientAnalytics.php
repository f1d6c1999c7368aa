<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** How a client bets. */
final readonly class ClientAnalytics
{
    /**
     * @param  list<HourCell>  $hours  hours without a bet are left out
     * @param  list<SportShare>  $sports  the largest turnover first
     * @param  list<BetBand>  $stakes  small stakes first
     * @param  list<BetBand>  $odds  short odds first
     * @param  list<RiskSignal>  $signals  raised ones first
     */
    public function __construct(
        public AnalyticsWindow $window,
        public array $hours,
        public array $sports,
        public array $stakes,
        public array $odds,
        public BetBand $win_rate,
        public BonusCost $bonus,
        public array $signals,
    ) {}
}
