<?php

declare(strict_types=1);

namespace App\Queries\Lists;

use Illuminate\Database\Query\Builder;

/**
 * An order by the name of what a column points to, such as clients by their company. No index of the list holds that name,
 * so its few owners are read in their order and the list stretch by stretch, one for each owner.
 */
interface NamedSort extends ListSort
{
    /** The ids that the column holds, in the order of their names; null for an order by the column's own values. */
    public function owners(): ?Builder;
}
