<?php

declare(strict_types=1);

namespace App\Enums;

/** The software that an operator site runs on. */
enum OperatorPlatform: string
{
    use PlainLabel;

    case Genweb = 'genweb';
    case Sportsbet = 'sportsbet';
    case Other = 'other';
}
