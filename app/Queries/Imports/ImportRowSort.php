<?php

declare(strict_types=1);

namespace App\Queries\Imports;

use App\Queries\Lists\ListSort;

/** The order of the rows of an import. */
enum ImportRowSort: string implements ListSort
{
    case RowNo = 'row_no';

    public function columns(): array
    {
        return ["import_rows.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
