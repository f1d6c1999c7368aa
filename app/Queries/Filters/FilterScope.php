<?php

declare(strict_types=1);

namespace App\Queries\Filters;

use Illuminate\Database\Query\Builder;

/** A condition that has a name and a meaning of its own. */
interface FilterScope
{
    public function apply(Builder $query): Builder;
}
