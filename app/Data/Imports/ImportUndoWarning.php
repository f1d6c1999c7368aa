<?php

declare(strict_types=1);

namespace App\Data\Imports;

/** Rows that an undo would keep. */
final readonly class ImportUndoWarning
{
    /** @param  list<ImportLine>  $kept  the first rows */
    public function __construct(public array $kept, public bool $has_more) {}
}
