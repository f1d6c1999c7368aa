<?php

declare(strict_types=1);

namespace App\Queries\Imports;

use App\Queries\Lists\ListSort;

/** The orders of the list of imports. */
enum ImportSort: string implements ListSort
{
    case CreatedAt = 'created_at';

    public function columns(): array
    {
        return ["imports.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
