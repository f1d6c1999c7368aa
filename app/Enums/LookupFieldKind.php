<?php

declare(strict_types=1);

namespace App\Enums;

/** How a field of a lookup table is entered and shown. */
enum LookupFieldKind: string
{
    case Text = 'text';
    case Url = 'url';
    case Color = 'color';
    case Choice = 'choice';
}
