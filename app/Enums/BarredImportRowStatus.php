<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether the change of an import row was made: planned > done or skipped; done > undone or kept. */
enum BarredImportRowStatus: string
{
    use PlainLabel;

    case Planned = 'planned';
    case Done = 'done';
    case Skipped = 'skipped';
    case Undone = 'undone';
    case Kept = 'kept';
}
