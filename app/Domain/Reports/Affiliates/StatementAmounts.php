<?php

declare(strict_types=1);

namespace App\Domain\Reports\Affiliates;

/**
 * Amounts of an affiliate's monthly statement in cents. Half a cent is rounded up.
 *
 * - GST: 10% of the value of a taxable supply (A New Tax System (Goods and Services Tax) Act 1999, s 9-70 and s 9-75), which only an
 *   affiliate who is registered for GST makes (s 9-5). Terms are agreed without GST, so GST is added. Rounding: s 9-90.
 * - Withholding: 47% of a payment to a business that quotes no ABN (Taxation Administration Act 1953, Sch 1 s 12-190; the top rate and
 *   the Medicare levy). Supplies of up to $75 without GST are exempt (s 12-190(4); GST Regulations, see addendum TR 2002/9A).
 *   The law sets no rounding to the cent; ours is the same as for GST.
 */
final readonly class StatementAmounts
{
    public const GST_PERCENT = 10;

    public const WITHHELD_PERCENT = 47;

    public const EXEMPT_CENTS = 7_500;

    private function __construct(public int $gross_cents, public int $gst_cents, public int $withheld_cents, public int $payable_cents) {}

    /** @param  int  $grossCents  commission and adjustments without GST, not negative */
    public static function of(int $grossCents, TaxStatus $status): self
    {
        $gst = $status === TaxStatus::RegisteredForGst ? self::percent($grossCents, self::GST_PERCENT) : 0;
        $withheld = $status !== TaxStatus::NoAbn || $grossCents <= self::EXEMPT_CENTS ? 0 : self::percent($grossCents, self::WITHHELD_PERCENT);

        return new self($grossCents, $gst, $withheld, $grossCents + $gst - $withheld);
    }

    private static function percent(int $cents, int $percent): int
    {
        return intdiv($cents * $percent + 50, 100);
    }
}
