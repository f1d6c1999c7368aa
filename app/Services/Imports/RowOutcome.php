<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** What a row is going to do. */
enum RowOutcome
{
    case Create;
    case Update;
    case Skip;
    case Error;
}
