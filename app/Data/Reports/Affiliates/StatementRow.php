<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

use App\Enums\AffiliateStatementStatus;

/** A monthly statement of an affiliate. Amounts are cents. */
final readonly class StatementRow
{
    public function __construct(
        public int $id,
        public int $version,
        /** The first day of the month. */
        public string $period,
        public AffiliateStatementStatus $status,
        public string $affiliate_name,
        /** `51 824 753 556`; null when none was quoted. */
        public ?string $abn,
        public bool $is_gst_registered,
        public int $commission_basis_points,
        public int $new_client_cents,
        public int $profit_cents,
        public int $new_clients,
        public int $commission_cents,
        /** @var list<StatementAdjustment> */
        public array $adjustments,
        public int $gross_cents,
        public int $gst_cents,
        public int $withheld_cents,
        public int $payable_cents,
        public string $changed_by_name,
        public ?string $approved_by_name,
        public ?string $payment_reference,
        /** Why the viewer can't approve this draft. */
        public ?string $approve_refusal,
    ) {}
}
