<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of an exception to a bonus rule: requested > approved or declined; withdrawn. An approved one ends automatically at its end date. */
enum SkippingRuleStatus: string
{
    use PlainLabel;

    case Requested = 'requested';
    case Approved = 'approved';
    case Declined = 'declined';
    case Withdrawn = 'withdrawn';
}
