<?php

declare(strict_types=1);

namespace App\Enums;

/** The result of a check, or the change in a notice, of the BetStop register. */
enum BetstopLogResult: string
{
    case Clear = 'clear';
    case Registered = 'registered';
    case Error = 'error';
    case Extended = 'extended';
    case Ended = 'ended';

    public function label(): string
    {
        return $this === self::Error ? 'No answer' : ucfirst($this->value);
    }
}
