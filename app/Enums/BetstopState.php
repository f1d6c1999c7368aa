<?php

declare(strict_types=1);

namespace App\Enums;

/** The latest answer of the national self-exclusion register (BetStop) about a client. */
enum BetstopState: string
{
    case Unchecked = 'unchecked';
    case Clear = 'clear';
    case Registered = 'registered';

    public function label(): string
    {
        return $this === self::Unchecked ? 'Not checked' : ucfirst($this->value);
    }
}
