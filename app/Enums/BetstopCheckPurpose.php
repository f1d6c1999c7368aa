<?php

declare(strict_types=1);

namespace App\Enums;

/** The reason for a check of the BetStop register. */
enum BetstopCheckPurpose: string
{
    use PlainLabel;

    case Onboarding = 'onboarding';
    case Periodic = 'periodic';
    case Contact = 'contact';
    case Manual = 'manual';
}
