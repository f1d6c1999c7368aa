<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Data\Reports\Affiliates\AffiliateTermsRow;
use App\Data\Reports\Affiliates\StatementAdjustment;
use App\Data\Reports\Affiliates\StatementRow;
use App\Domain\Reports\Affiliates\StatementChecker;
use App\Enums\AffiliateStatementStatus;
use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\User;
use App\Support\Abn;
use Carbon\CarbonImmutable;

/** The statements of a month, one for each affiliate. */
final readonly class AffiliateStatementsQuery
{
    public function __construct(private StatementChecker $checker) {}

    /** @return list<StatementRow> by name */
    public function of(CarbonImmutable $month, User $viewer): array
    {
        return array_values(
            AffiliateStatement::query()
                ->with(['affiliate.termChanges', 'changedBy', 'approvedBy'])
                ->where('period', $month->toDateString())
                ->get()
                ->sortBy('affiliate_name')
                ->map(fn (AffiliateStatement $statement): StatementRow => $this->row($statement, $viewer))
                ->all(),
        );
    }

    public function row(AffiliateStatement $statement, User $viewer): StatementRow
    {
        $adjustments = $statement->adjustments;

        return new StatementRow(
            id: $statement->id,
            version: $statement->version,
            period: $statement->period->toDateString(),
            status: $statement->status,
            affiliate_name: $statement->affiliate_name,
            abn: Abn::shown($statement->abn),
            is_gst_registered: $statement->is_gst_registered,
            commission_basis_points: $statement->commission_basis_points,
            new_client_cents: $statement->new_client_cents,
            profit_cents: $statement->profit_cents,
            new_clients: $statement->new_clients,
            commission_cents: $statement->commission_cents,
            adjustments: array_map(
                static fn (string $month): StatementAdjustment => new StatementAdjustment($month, $adjustments[$month]),
                array_keys($adjustments),
            ),
            gross_cents: $statement->gross_cents,
            gst_cents: $statement->gst_cents,
            withheld_cents: $statement->withheld_cents,
            payable_cents: $statement->payable_cents,
            changed_by_name: $statement->changedBy->full_name ?? '',
            approved_by_name: $statement->approvedBy?->full_name,
            payment_reference: $statement->payment_reference,
            approve_refusal: $statement->status === AffiliateStatementStatus::Draft && $statement->affiliate !== null
                ? $this->checker->refusal($statement, $statement->affiliate, $viewer)
                : null,
        );
    }

    /** @return list<AffiliateTermsRow> */
    public function terms(): array
    {
        return array_values(
            Affiliate::query()
                ->orderBy('name')
                ->get()
                ->map(
                    static fn (Affiliate $affiliate): AffiliateTermsRow => new AffiliateTermsRow(
                        $affiliate->id,
                        $affiliate->version,
                        $affiliate->name,
                        Abn::shown(Abn::parse($affiliate->abn)),
                        $affiliate->is_gst_registered,
                        $affiliate->commission_basis_points,
                        $affiliate->new_client_cents,
                    ),
                )
                ->all(),
        );
    }
}
