<?php

declare(strict_types=1);

namespace App\Data\Imports;

use App\Enums\ImportKind;

/** Clients/Imports/Create. */
final readonly class ImportCreatePage
{
    /** @param  list<ImportKind>  $kinds  that the viewer may import */
    public function __construct(public array $kinds, public int $max_bytes, public int $part_bytes, public int $max_rows) {}
}
