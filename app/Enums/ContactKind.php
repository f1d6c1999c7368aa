<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a contact works for one of our companies. */
enum ContactKind: string
{
    use PlainLabel;

    case Company = 'company';
    case External = 'external';
}
