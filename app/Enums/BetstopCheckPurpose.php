<?php

declare(strict_types=1);

namespace App\Enums;

/** Why the register was asked. */
enum BetstopCheckPurpose: string
{
    case Onboarding = 'onboarding';
    case Periodic = 'periodic';
    case Contact = 'contact';
    case Manual = 'manual';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
