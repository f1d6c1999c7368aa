<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a lead: new > contacted > qualified > converted, lost or barred. */
enum LeadStatus: string
{
    use PlainLabel;

    case New = 'new';
    case Contacted = 'contacted';
    case Qualified = 'qualified';
    case Converted = 'converted';
    case Lost = 'lost';
    case Barred = 'barred';
}
