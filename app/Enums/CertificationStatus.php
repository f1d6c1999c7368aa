<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a certification: pending > valid > expiring > expired, or revoked. */
enum CertificationStatus: string
{
    use PlainLabel;

    case Pending = 'pending';
    case Valid = 'valid';
    case Expiring = 'expiring';
    case Expired = 'expired';
    case Revoked = 'revoked';
}
