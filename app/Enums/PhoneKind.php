<?php

declare(strict_types=1);

namespace App\Enums;

/** The kind of a phone number. */
enum PhoneKind: string
{
    use PlainLabel;

    case Mobile = 'mobile';
    case Landline = 'landline';
    case Other = 'other';
}
