<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Enums\ShownPromotionStatus;

/** A promotion in search results and in the list: an amount in cents or a percentage. Its days are in the business time zone. */
final readonly class BonusPromotionHit
{
    public function __construct(
        public int $id,
        public string $title,
        public string $company_name,
        public string $company_color,
        public ?string $company_logo,
        public ?int $value_cents,
        public ?int $percent,
        public ShownPromotionStatus $status,
        public ?string $starts_on,
        public ?string $ends_on,
    ) {}
}
