<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Enums\ShownPromotionStatus;

/** A promotion with the rule that applies to it. Times are UTC. */
final readonly class BonusRuleRow
{
    public function __construct(
        public int $id,
        public string $title,
        public string $company_name,
        public string $company_color,
        public ?string $company_logo,
        public ShownPromotionStatus $status,
        /** @var list<string> empty without a rule */
        public array $conditions,
        public ?int $version,
        public ?string $author_name,
        public ?string $changed_at,
    ) {}
}
