<?php

declare(strict_types=1);

namespace App\Enums;

/** Where a client stands with an operator site: missing or applied > open > limited, suspended > closed. */
enum SiteAccountStatus: string
{
    case Missing = 'missing';
    case Applied = 'applied';
    case Open = 'open';
    case Limited = 'limited';
    case Suspended = 'suspended';
    case Closed = 'closed';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
