<?php

declare(strict_types=1);

namespace App\Lists\Exports;

/** The columns of an export, in the order of the screen. */
interface ExportSheet
{
    /** @return list<string> */
    public function header(): array;

    /**
     * @param  list<int>  $ids
     * @return list<string> lines of CSV in the order of the ids, without deleted rows
     */
    public function lines(array $ids): array;
}
