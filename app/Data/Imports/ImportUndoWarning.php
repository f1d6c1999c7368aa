<?php

declare(strict_types=1);

namespace App\Data\Imports;

/** What an undo would leave alone. */
final readonly class ImportUndoWarning
{
    /** @param  list<ImportLine>  $kept  the first of them */
    public function __construct(public array $kept, public bool $has_more) {}
}
