<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\ListMeta;

/** Rsg/BarredImport. */
final readonly class BarredImportPage
{
    /** @param  list<BarredImportLine>  $lines */
    public function __construct(public BarredImportDetails $import, public array $lines, public ListMeta $meta) {}
}
