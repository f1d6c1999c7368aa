<?php

declare(strict_types=1);

namespace App\Enums;

/** The purpose of a check with the BetStop register, or a notice of the register. */
enum BetstopLogPurpose: string
{
    use PlainLabel;

    case Onboarding = 'onboarding';
    case Periodic = 'periodic';
    case Contact = 'contact';
    case Manual = 'manual';
    case Notice = 'notice';
}
