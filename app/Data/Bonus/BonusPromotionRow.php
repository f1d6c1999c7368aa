<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Enums\BonusPromotionStatus;
use App\Enums\ShownPromotionStatus;

/** A promotion of the list: an amount in cents, a percentage, or both. Times are UTC. */
final readonly class BonusPromotionRow
{
    /** @param  list<BonusPromotionStatus>  $next  statuses that the viewer can give it */
    public function __construct(
        public int $id,
        public int $version,
        public string $title,
        public string $company_name,
        public string $company_color,
        public ?string $company_logo,
        public ?int $value_cents,
        public ?int $percent,
        public ShownPromotionStatus $status,
        /** Days of the business. */
        public ?string $starts_on,
        public ?string $ends_on,
        public ?string $writer_name,
        public ?string $approver_name,
        public bool $can_edit,
        public array $next,
    ) {}
}
