<?php

declare(strict_types=1);

namespace App\Domain\Imports;

/** What an import does with a row. */
enum RowOutcome
{
    case Create;
    case Update;
    case Skip;
    case Error;
}
