<?php

declare(strict_types=1);

namespace App\Enums;

/** What kind of number it is. */
enum PhoneKind: string
{
    case Mobile = 'mobile';
    case Landline = 'landline';
    case Other = 'other';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
