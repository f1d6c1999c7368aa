<?php

declare(strict_types=1);

namespace App\Data\Reports\Marketing;

/** The content of Reports/Marketing/Overview. `before` is the same number of days directly before the period. */
final readonly class MarketingResult
{
    /**
     * @param  list<MarketingDay>  $days  for the charts, oldest first
     * @param  list<MessageFigures>  $blasts  newest first
     * @param  list<MessageFigures>  $automatic  by cause, most first
     * @param  list<GrowthRow>  $affiliates  new clients, most first
     * @param  list<GrowthRow>  $sources  leads, most first
     * @param  list<PromotionFigures>  $promotions  most offered first
     * @param  list<ReviewFigures>  $reviews  by platform
     */
    public function __construct(
        public array $days,
        public MessageFigures $messages,
        public MessageFigures $messages_before,
        public array $blasts,
        public array $automatic,
        public GrowthRow $clients,
        public array $affiliates,
        public GrowthRow $leads,
        public array $sources,
        public PromotionFigures $bonuses,
        public PromotionFigures $bonuses_before,
        public array $promotions,
        public array $reviews,
        /** When the last day was added up, UTC. Null before the first time. */
        public ?string $computed_at,
    ) {}
}
