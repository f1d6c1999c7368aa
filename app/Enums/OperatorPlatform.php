<?php

declare(strict_types=1);

namespace App\Enums;

/** The software that an operator site runs on. */
enum OperatorPlatform: string
{
    case Genweb = 'genweb';
    case Sportsbet = 'sportsbet';
    case Other = 'other';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
