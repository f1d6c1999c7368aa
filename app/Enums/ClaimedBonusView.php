<?php

declare(strict_types=1);

namespace App\Enums;

/** The views of the claimed logs: claimed bonuses, and requested ones that the viewer may approve. */
enum ClaimedBonusView: string
{
    use ListView, PlainLabel;

    case Claimed = 'claimed';
    case ToApprove = 'to_approve';
}
