<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\ListMeta;

/** Rsg/BarredImports. */
final readonly class BarredImportsPage
{
    /**
     * @param  list<BarredImportListRow>  $imports
     * @param  list<string>  $sources  names of lists that were imported before
     */
    public function __construct(
        public array $imports,
        public ListMeta $meta,
        public array $sources,
        public bool $can_import,
        public int $max_kilobytes,
        public int $max_rows,
    ) {}
}
