<?php

declare(strict_types=1);

namespace App\Enums;

/** What the national self-exclusion register (BetStop) says has changed about a person. */
enum BetstopChange: string
{
    case Registered = 'registered';
    case Extended = 'extended';
    case Ended = 'ended';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
