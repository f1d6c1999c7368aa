<?php

declare(strict_types=1);

namespace App\Enums;

/** Where a lead stands: new > contacted > qualified > converted, lost or barred. */
enum LeadStatus: string
{
    case New = 'new';
    case Contacted = 'contacted';
    case Qualified = 'qualified';
    case Converted = 'converted';
    case Lost = 'lost';
    case Barred = 'barred';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
