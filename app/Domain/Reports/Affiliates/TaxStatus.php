<?php

declare(strict_types=1);

namespace App\Domain\Reports\Affiliates;

/** Tax registrations of an affiliate. A GST registration needs an ABN. */
enum TaxStatus
{
    case RegisteredForGst;
    case NotRegisteredForGst;
    case NoAbn;

    /** @param  string|null  $abn  a valid one */
    public static function of(?string $abn, bool $isGstRegistered): self
    {
        return match (true) {
            $abn === null => self::NoAbn,
            $isGstRegistered => self::RegisteredForGst,
            default => self::NotRegisteredForGst,
        };
    }
}
