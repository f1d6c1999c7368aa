<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports\Affiliates;

use App\Data\Reports\Affiliates\AffiliateTaxGuidePage;
use App\Data\Reports\Affiliates\TaxExample;
use App\Domain\Reports\Affiliates\CommissionTerms;
use App\Domain\Reports\Affiliates\StatementAmounts;
use App\Domain\Reports\Affiliates\StatementFigures;
use App\Inertia\Inertia;
use App\Inertia\Response;

/** Explains tax statements. The examples are calculated as statements are. */
final class AffiliateTaxGuideController
{
    private const PROFIT_CENTS = 1_234_567;

    private const NEW_CLIENTS = 3;

    public function __invoke(): Response
    {
        return Inertia::render('Reports/Affiliates/TaxGuide', new AffiliateTaxGuidePage(
            [self::example('Registered for GST', true, true), self::example('ABN, not registered for GST', true, false), self::example('No ABN', false, false)],
            StatementAmounts::GST_PERCENT, StatementAmounts::WITHHELD_PERCENT, StatementAmounts::EXEMPT_CENTS, StatementFigures::ADJUSTED_MONTHS, config()->string('paddock.timezone'),
        ));
    }

    private static function example(string $title, bool $hasAbn, bool $isGstRegistered): TaxExample
    {
        $terms = new CommissionTerms(2_500, 5_000);
        $amounts = StatementAmounts::of($terms->commission(self::PROFIT_CENTS, self::NEW_CLIENTS), $hasAbn, $isGstRegistered);

        return new TaxExample(
            $title, self::PROFIT_CENTS, self::NEW_CLIENTS, $terms->basisPoints, $terms->newClientCents,
            $amounts->gross_cents, $amounts->gst_cents, $amounts->withheld_cents, $amounts->payable_cents,
        );
    }
}
