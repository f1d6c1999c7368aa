<?php

declare(strict_types=1);

namespace App\Enums;

/** The answer of the BetStop register. */
enum BetstopCheckResult: string
{
    case Clear = 'clear';
    case Registered = 'registered';
    case Error = 'error';

    public function label(): string
    {
        return $this === self::Error ? 'No answer' : ucfirst($this->value);
    }
}
