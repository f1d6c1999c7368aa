<?php

declare(strict_types=1);

namespace App\Queries\Clients\Timeline;

use App\Queries\Lists\ListSort;

/** A timeline has one order, newest first. */
enum TimelineSort: string implements ListSort
{
    case At = 'at';

    /** The time, and the source that breaks ties between records of several tables. */
    public function columns(): array
    {
        return ['at', 'source'];
    }

    public function isNullable(): bool
    {
        return false;
    }
}
