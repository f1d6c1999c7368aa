<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of an affiliate's monthly statement: draft > approved > paid. */
enum AffiliateStatementStatus: string
{
    use PlainLabel;

    case Draft = 'draft';
    case Approved = 'approved';
    case Paid = 'paid';
}
