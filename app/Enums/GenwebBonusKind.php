<?php

declare(strict_types=1);

namespace App\Enums;

/** The kind of bonus given in Genweb: an amount to bet with, or better odds. */
enum GenwebBonusKind: string
{
    case Bonus = 'bonus';
    case Boost = 'boost';
}
