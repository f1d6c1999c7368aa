<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Queries\Lists\ListSort;

/** The order of the list of exports. */
enum ExportSort: string implements ListSort
{
    case CreatedAt = 'created_at';

    public function columns(): array
    {
        return ['exports.created_at'];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
