<?php

declare(strict_types=1);

namespace App\Domain\Bonus;

use Carbon\CarbonImmutable;

/** The offer of a promotion, and its period. */
final readonly class PromotionTerms
{
    public function __construct(
        public string $title,
        /** Share of the deposit. Null for a bonus of any amount up to the largest. */
        public ?int $percent,
        /** The largest bonus in AUD cents. Null only with a percentage. */
        public ?int $valueCents,
        public ?CarbonImmutable $startsAt,
        public ?CarbonImmutable $endsAt,
    ) {}

    /** @return array{title: string, percent: int|null, value_cents: int|null, starts_at: string|null, ends_at: string|null} UTC */
    public function columns(): array
    {
        return [
            'title' => $this->title, 'percent' => $this->percent, 'value_cents' => $this->valueCents,
            'starts_at' => $this->startsAt?->toDateTimeString(), 'ends_at' => $this->endsAt?->toDateTimeString(),
        ];
    }
}
