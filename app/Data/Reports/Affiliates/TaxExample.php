<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** A calculated example. Amounts are cents. */
final readonly class TaxExample
{
    public function __construct(
        public string $title,
        public int $profit_cents,
        public int $new_clients,
        public int $commission_basis_points,
        public int $new_client_cents,
        public int $gross_cents,
        public int $gst_cents,
        public int $withheld_cents,
        public int $payable_cents,
    ) {}
}
