<?php

declare(strict_types=1);

namespace App\Enums;

/** The status of a DB client: raw > validated > assigned > converted or suppressed. */
enum DbClientStatus: string
{
    case Raw = 'raw';
    case Validated = 'validated';
    case Assigned = 'assigned';
    case Converted = 'converted';
    case Suppressed = 'suppressed';

    public function label(): string
    {
        return $this === self::Suppressed ? 'Do not contact' : ucfirst($this->value);
    }
}
