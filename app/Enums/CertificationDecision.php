<?php

declare(strict_types=1);

namespace App\Enums;

/** Decisions about a colleague's certification. */
enum CertificationDecision: string
{
    case Approve = 'approve';
    case Refuse = 'refuse';
    case Revoke = 'revoke';
}
