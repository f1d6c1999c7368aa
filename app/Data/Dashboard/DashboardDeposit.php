<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use App\Enums\PaymentRail;
use Carbon\CarbonImmutable;

/** A deposit without a client or approval. */
final readonly class DashboardDeposit
{
    public function __construct(
        public int $id,
        public PaymentRail $rail,
        /** The client's name, else the payer's, else N/A. */
        public string $payer_name,
        public string $description,
        public int $amount_cents,
        public CarbonImmutable $received_at,
    ) {}
}
