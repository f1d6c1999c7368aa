<?php

declare(strict_types=1);

namespace App\Queries\Lists;

use BackedEnum;

/** One allow-listed order of a list; implemented by that list's backed enum, whose values are the keys in the URL. */
interface ListSort extends BackedEnum
{
    /**
     * The qualified columns of the order, without the id that breaks ties. Together with the id they need an index.
     *
     * @return non-empty-list<string>
     */
    public function columns(): array;

    /** Whether the column may be empty; rows without a value stand at the end, whichever way the list is sorted. */
    public function isNullable(): bool;
}
