<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Enums\GenwebBonusStatus;

/** A bonus or boost in Genweb. Times are UTC. */
final readonly class GenwebBonusRow
{
    public function __construct(
        public int $id,
        public int $client_id,
        public string $full_name,
        public string $pin,
        public ?string $site_name,
        public ?string $promotion_title,
        public ?string $market,
        public ?int $amount_cents,
        /** Thousandths added to the odds. */
        public ?int $boost_permille,
        public GenwebBonusStatus $status,
        public ?string $giver_name,
        public string $given_at,
        public string $expires_at,
        public ?string $canceller_name,
        public ?string $cancel_reason,
        public ?int $rule_version,
        public bool $is_skipped,
        public bool $can_cancel,
    ) {}
}
