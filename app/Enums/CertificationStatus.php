<?php

declare(strict_types=1);

namespace App\Enums;

/** Where a certification stands: pending > valid > expiring > expired, or revoked. */
enum CertificationStatus: string
{
    case Pending = 'pending';
    case Valid = 'valid';
    case Expiring = 'expiring';
    case Expired = 'expired';
    case Revoked = 'revoked';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
