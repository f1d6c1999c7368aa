<?php

declare(strict_types=1);

namespace App\Enums;

/** A colleague's decision about a row that shares contact details with another person. */
enum ImportDecision: string
{
    use PlainLabel;

    case Update = 'update';
    case Create = 'create';
    case Skip = 'skip';
}
