<?php

declare(strict_types=1);

namespace App\Lists\Exports;

/** What stands in the rows of an export: the columns that were on the screen, in that order. */
interface ExportSheet
{
    /** @return list<string> */
    public function header(): array;

    /**
     * @param  list<int>  $ids
     * @return list<string> lines of CSV in the order of the ids, without those that are gone by now
     */
    public function lines(array $ids): array;
}
