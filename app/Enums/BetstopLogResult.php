<?php

declare(strict_types=1);

namespace App\Enums;

/** What a check or a notice of the BetStop register says. */
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
