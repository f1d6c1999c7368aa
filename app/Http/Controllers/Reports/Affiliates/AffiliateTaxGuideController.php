<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports\Affiliates;

use App\Data\Reports\Affiliates\AffiliateTaxGuidePage;
use App\Data\Reports\Affiliates\TaxExample;
use App\Domain\Reports\Affiliates\CommissionTerms;
use App\Domain\Reports\Affiliates\StatementAmounts;
use App\Domain\Reports\Affiliates\StatementFigures;
use App\Domain\Reports\Affiliates\TaxStatus;
use App\Inertia\Inertia;
use App\Inertia\Response;

/** Explains tax statements. The examples are calculated as statements are. */
final class AffiliateTaxGuideController
{
    private const PROFIT_CENTS = 1_234_567;

    private const NEW_CLIENTS = 3;

    public function __invoke(): Response
    {
        return Inertia::render(
            'Reports/Affiliates/TaxGuide',
            new AffiliateTaxGuidePage(
                [
                    self::example('Registered for GST', TaxStatus::RegisteredForGst),
                    self::example('ABN, not registered for GST', TaxStatus::NotRegisteredForGst),
                    self::example('No ABN', TaxStatus::NoAbn),
                ],
                StatementAmounts::GST_PERCENT,
                StatementAmounts::WITHHELD_PERCENT,
                StatementAmounts::EXEMPT_CENTS,
                StatementFigures::ADJUSTED_MONTHS,
                config()->string('paddock.timezone'),
            ),
        );
    }

    private static function example(string $title, TaxStatus $status): TaxExample
    {
        $terms = new CommissionTerms(2_500, 5_000);
        $amounts = StatementAmounts::of($terms->commission(self::PROFIT_CENTS, self::NEW_CLIENTS), $status);

        return new TaxExample(
            $title, self::PROFIT_CENTS, self::NEW_CLIENTS, $terms->basisPoints, $terms->newClientCents,
            $amounts->gross_cents, $amounts->gst_cents, $amounts->withheld_cents, $amounts->payable_cents,
        );
    }
}
