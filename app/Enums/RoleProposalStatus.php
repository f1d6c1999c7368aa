<?php

declare(strict_types=1);

namespace App\Enums;

enum RoleProposalStatus: string
{
    case Proposed = 'proposed';
    case Confirmed = 'confirmed';
    case Rejected = 'rejected';
    case Withdrawn = 'withdrawn';
}
