<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** Tax details and terms of an affiliate. */
final readonly class AffiliateTermsRow
{
    public function __construct(
        public int $id,
        public int $version,
        public string $name,
        /** `51 824 753 556`; null when there is no valid one. */
        public ?string $abn,
        public bool $is_gst_registered,
        /** Share of our profit in hundredths of a per cent. */
        public int $commission_basis_points,
        public int $new_client_cents,
    ) {}
}
